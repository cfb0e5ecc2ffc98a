import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file into the folder, reads it back, and removes it and each folder that it had to create.
 * @throws the error of the disk.
 */
export async function probeFolder(folder: string): Promise<void> {
  const firstCreated = await mkdir(folder, { recursive: true });
  const file = join(folder, `.probe-${randomBytes(8).toString('hex')}`);
  const body = randomBytes(32);
  try {
    await writeFile(file, body, { flag: 'wx', mode: 0o600, flush: true });
    if (!(await readFile(file)).equals(body))
      throw Object.assign(new Error('The disk returns other bytes than were written'), { code: 'EIO' });
  } finally {
    await rm(file, { force: true });
    for (let at = folder; firstCreated !== undefined && at.startsWith(firstCreated); at = dirname(at))
      await rmdir(at).catch(() => undefined);
  }
}
