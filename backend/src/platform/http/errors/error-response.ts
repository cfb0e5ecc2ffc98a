import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RefusedFields } from '../../domain/domain-error.js';

export class ErrorResponse {
  @ApiProperty({ type: 'integer', description: "The response's status code", example: 400 })
  statusCode: number;

  @ApiProperty({ description: 'What to tell the person, in Indonesian', example: 'Nama wajib diisi' })
  message: string;

  @ApiProperty({ description: "The status's standard name", example: 'Bad Request' })
  error: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'What to tell the person about each refused field; a key is its path in the request, such as `zones.0.regular`. ' +
      'Absent when the refusal concerns no field',
    example: { name: 'Nama wajib diisi' },
  })
  fields?: RefusedFields;
}
