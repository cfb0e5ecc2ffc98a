import { IsOptional, IsString } from 'class-validator';
import { field, Fields, flag } from '../../platform/index.js';

export const backupBusy = 'Cadangan lain atau pembersihan foto sedang berjalan. Coba lagi sebentar lagi.';
export const confirmationNeeded = 'Ketik kata sandi Anda lagi untuk mengunduh cadangan.';
export const confirmationNotOne = 'confirmation harus satu teks';

export class BackupStatusResponse extends Fields({
  lastBackupAt: field<string | null>({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the shop was last backed up, by whatever way; null: never. ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  }),
  isOverdue: flag('Whether that is more than 30 days ago', false),
}) {}

export class DownloadQuery {
  // The field is optional, so that a missing confirmation gets the same error message as a wrong one.
  @IsOptional()
  @IsString({ message: confirmationNotOne })
  confirmation?: string;
}
