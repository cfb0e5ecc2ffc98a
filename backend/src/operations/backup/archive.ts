/** An entry of an archive that nobody has checked yet. */
export interface ArchiveEntry {
  readonly name: string;
  /** What tar calls it: 'file', 'symlink', 'directory' … */
  readonly type: string;
  /** In bytes, as the archive declares it. */
  readonly size: number;
  /** Reads the whole content into memory; called at most once, before the next entry. */
  read(): Promise<Buffer>;
}

/** A file that is to be restored. It may be read several times. */
export abstract class Archive {
  /** @throws BackupRefused when it cannot be read as an archive. */
  abstract entries(): AsyncIterable<ArchiveEntry>;
}
