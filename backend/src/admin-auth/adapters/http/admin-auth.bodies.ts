import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import { SESSION_TIMEOUTS, type SessionTimeout } from '../../domain/session-timeout.js';

export class LoginBody {
  @ApiProperty({ format: 'password' })
  @IsString({ message: 'Kata sandi wajib diisi' })
  password: string;
}

export class ChangePasswordBody {
  @ApiProperty({ format: 'password' })
  @IsString({ message: 'Kata sandi lama wajib diisi' })
  currentPassword: string;

  @ApiProperty({ format: 'password', minLength: 6, description: 'At least 6 characters, at most 1024 bytes' })
  @IsString({ message: 'Kata sandi baru wajib diisi' })
  newPassword: string;
}

export class SuccessResponse {
  @ApiProperty({ type: Boolean, example: true })
  success: boolean;
}

export class SessionResponse {
  @ApiProperty({ format: 'date-time', description: 'When the session ends unless it is used' })
  expiresAt: string;
}

/** All settings of the panel; a save replaces all of them. */
export class AdminSettings {
  @ApiProperty({
    type: 'integer',
    enum: SESSION_TIMEOUTS,
    description: 'Idle minutes after which a session ends',
  })
  @IsIn(SESSION_TIMEOUTS, { message: 'Batas waktu sesi harus 15, 30, 60, atau 120 menit' })
  sessionTimeoutMinutes: SessionTimeout;
}
