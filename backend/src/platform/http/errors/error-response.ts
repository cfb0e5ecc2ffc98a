import { ApiProperty } from '@nestjs/swagger';

/** The body of every error response. */
export class ErrorResponse {
  @ApiProperty({ type: 'integer', description: "The response's status code", example: 400 })
  statusCode: number;

  @ApiProperty({ description: 'What to tell the person, in Indonesian', example: 'Nama wajib diisi' })
  message: string;

  @ApiProperty({ description: "The status's standard name", example: 'Bad Request' })
  error: string;
}
