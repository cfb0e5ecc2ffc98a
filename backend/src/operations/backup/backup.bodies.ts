import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

export const backupBusy = 'Cadangan lain atau pembersihan foto sedang berjalan. Coba lagi sebentar lagi.';
export const confirmationNeeded = 'Ketik kata sandi Anda lagi untuk mengunduh cadangan.';
export const confirmationNotOne = 'confirmation harus satu teks';

export class BackupStatusResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the shop was last backed up, by whatever way; null: never. ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  })
  lastBackupAt: string | null;

  @ApiProperty({ description: 'Whether that is more than 30 days ago', example: false })
  isOverdue: boolean;
}

export class DownloadQuery {
  // The field is optional, so that a missing confirmation gets the same error message as a wrong one.
  @IsOptional()
  @IsString({ message: confirmationNotOne })
  confirmation?: string;
}
