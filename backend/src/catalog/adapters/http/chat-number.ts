import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import * as messages from '../../domain/messages.js';

export class ReplaceChatNumberBody {
  @ApiProperty({ description: 'The old phone number, in whatever spelling', example: '6280000000000' })
  @IsString({ message: messages.required(messages.oldChatNumber) })
  from: string;

  @ApiProperty({ description: 'The new phone number, as typed', example: '0812 3456 7890' })
  @IsString({ message: messages.required(messages.newChatNumber) })
  to: string;
}

export class ReplaceChatNumberResponse {
  @ApiProperty({ type: 'integer', description: 'How many products changed', example: 12 })
  changed: number;
}
