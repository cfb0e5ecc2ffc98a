import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFolder } from './backup-folder.js';
import type { BackupSink } from './backup-sink.js';
import { TarFileSink } from './tar-file-sink.js';

const NAME = /^etalase-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/u;
const PARTIAL = /^etalase-[\dTZ-]+\.tar\.partial$/u;

/** Daily backups as `etalase-<time in UTC>.tar`; other files in the folder are left alone. */
export class DiskBackupFolder extends BackupFolder {
  constructor(
    private readonly folder: string,
    private readonly check: (path: string) => Promise<void>,
  ) {
    super();
  }

  override newFile(takenAt: Date): { name: string; sink: BackupSink } {
    mkdirSync(this.folder, { recursive: true });
    const name = `etalase-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
    return { name, sink: new TarFileSink(join(this.folder, name), { check: this.check }) };
  }

  override async prune(keep: number): Promise<void> {
    const names = await readdir(this.folder);
    const old = names
      .filter((name) => NAME.test(name))
      .toSorted()
      .slice(0, -keep);
    for (const name of [...old, ...names.filter((other) => PARTIAL.test(other))])
      await rm(join(this.folder, name), { force: true });
  }
}
