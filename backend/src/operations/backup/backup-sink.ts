/** One file of a backup. */
export interface BackupFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Where a backup goes. */
export abstract class BackupSink {
  /** Stores all files or, when it or the iterable throws, nothing that looks like a whole backup. */
  abstract store(files: AsyncIterable<BackupFile>): Promise<void>;
}
