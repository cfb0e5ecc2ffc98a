import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import * as messages from '../../domain/messages.js';
import { SESSION_TIMEOUTS, type SessionTimeout } from '../../domain/session-timeout.js';

export class LoginBody {
  @ApiProperty({ format: 'password', description: "The owner's password", example: 'kertas-dan-tinta' })
  @IsString({ message: messages.passwordRequired })
  password: string;
}

export class ChangePasswordBody {
  @ApiProperty({ format: 'password', description: 'The password until now', example: 'kertas-dan-tinta' })
  @IsString({ message: messages.oldPasswordRequired })
  currentPassword: string;

  @ApiProperty({
    format: 'password',
    minLength: 6,
    description: 'At least 6 characters, at most 1024 bytes',
    example: 'tinta-dan-kertas',
  })
  @IsString({ message: messages.newPasswordRequired })
  newPassword: string;
}

export class ConfirmPasswordBody {
  @ApiProperty({ format: 'password', description: "The owner's password", example: 'kertas-dan-tinta' })
  @IsString({ message: messages.passwordRequired })
  password: string;
}

export class PasswordConfirmationResponse {
  @ApiProperty({
    description: 'Valid for a minute, for calls of this session that ask for it',
    example: '1795329000000.pYSmvqxyqCFFYLOpQnUgUmMZHnNFHL3cPfKGUNqGGPo',
  })
  confirmation: string;
}

export class SuccessResponse {
  @ApiProperty({ type: Boolean, description: 'Always true; a refusal has another body', example: true })
  success: boolean;
}

export class LoginResponse extends SuccessResponse {
  @ApiProperty({
    required: false,
    description: 'Present and true when there are login notices',
    example: true,
  })
  hasNotices?: true;
}

export class SessionResponse {
  @ApiProperty({
    format: 'date-time',
    description: 'When the session ends unless it is used; ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  })
  expiresAt: string;
}

export class AdminSettings {
  @ApiProperty({
    type: 'integer',
    enum: SESSION_TIMEOUTS,
    description: 'Idle minutes after which a session ends',
    example: 30,
  })
  @IsIn(SESSION_TIMEOUTS, { message: messages.invalidSessionTimeout })
  sessionTimeoutMinutes: SessionTimeout;
}
