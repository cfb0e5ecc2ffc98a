import { Logger } from '@nestjs/common';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FirstPasswordFile } from '../../application/ports.js';

/** A file that only the server's own user can read. The log contains the path of the file, but never the password. */
export class DiskFirstPasswordFile extends FirstPasswordFile {
  private readonly logger = new Logger('AdminAuth');
  private readonly path: string;

  constructor(
    dataDir: string,
    private readonly terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  ) {
    super();
    this.path = join(dataDir, 'admin-password.txt');
  }

  override async write(password: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    // The file is written under a new name and then renamed. So the file is never incomplete. An existing symbolic link
    // is replaced, not followed.
    const draft = `${this.path}.new`;
    await rm(draft, { force: true });
    await writeFile(draft, `${password}\n`, { mode: 0o600, flag: 'wx' });
    await rename(draft, this.path);
  }

  override announce(password: string): void {
    this.logger.log(`The first admin password is in ${this.path}`);
    // The password is printed only to a terminal, because redirected output may be stored in log files.
    if (this.terminal.isTTY) this.terminal.write(`\n  Admin password: ${password}\n\n`);
  }

  override async remove(): Promise<void> {
    try {
      await rm(this.path, { force: true });
    } catch (error) {
      this.logger.warn(
        `Could not remove ${this.path}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
