import { IsOptional, IsString } from 'class-validator';
import { field, Fields, flag, integer, list, text } from '../../platform/index.js';
import { LIST_PROBLEMS, type ListedBackup } from './daily-list.js';

export const backupBusy = 'Cadangan lain atau pembersihan foto sedang berjalan. Coba lagi sebentar lagi.';
export const confirmationNeeded = 'Ketik kata sandi Anda lagi untuk mengunduh cadangan.';
export const confirmationNotOne = 'confirmation harus satu teks';
export const dailyNotOne = 'daily harus satu teks';
export const dailyUnreadable =
  'Folder cadangan harian tidak bisa dibaca. Minta pengelola situs memeriksanya.';

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

class NewerResponse extends Fields({
  addedProducts: integer('Products that the backup lacks', 3),
  changedProducts: integer('Products that were changed since the backup', 5),
  deletedProducts: integer('Products that were deleted since the backup', 0),
  others: integer('Other things that were changed since: categories, sales, texts, settings', 1),
}) {}

class DailyBackupResponse extends Fields({
  name: text("The file's name in BACKUP_DIR", 'etalase-2026-11-27T19-30-00Z.tar'),
  takenAt: text('ISO 8601, UTC', '2026-11-27T19:30:00.000Z'),
  bytes: integer("The file's size", 12_345_344),
  verified: flag(
    'True when it was restored in a trial and is complete; false when it was damaged since',
    true,
  ),
  restoreCommand: text(
    'What an operator types in the folder of the shop, which is stopped, to restore it',
    'npm run restore -- /var/backups/etalase/etalase-2026-11-27T19-30-00Z.tar --force',
  ),
  newer: field<ListedBackup['newer']>({
    type: NewerResponse,
    nullable: true,
    description: 'What is newer in the shop; null when it cannot be compared, such as after a restore',
  }),
}) {}

export class DailyBackupsResponse extends Fields({
  problem: field<(typeof LIST_PROBLEMS)[number] | null>({
    type: String,
    enum: LIST_PROBLEMS,
    nullable: true,
    description: '`off`: BACKUP_DIR is not set; `unreadable`: its folder is missing or cannot be read',
    example: null,
  }),
  backups: list(DailyBackupResponse, 'The newest first'),
}) {}

export class DownloadQuery {
  @IsOptional()
  @IsString({ message: dailyNotOne })
  daily?: string;

  // The field is optional, so that a missing confirmation gets the same error message as a wrong one.
  @IsOptional()
  @IsString({ message: confirmationNotOne })
  confirmation?: string;
}
