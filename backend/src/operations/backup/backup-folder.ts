import type { BackupSink } from './backup-sink.js';

/** The folder of the daily backups. */
export abstract class BackupFolder {
  /** @returns a file that has been read back and restored for a trial before it gets its name. */
  abstract newFile(takenAt: Date): { readonly name: string; readonly sink: BackupSink };
  /** Removes all but the newest files, and what an interrupted backup has left. */
  abstract prune(keep: number): Promise<void>;
}
