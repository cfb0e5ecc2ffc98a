import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns how many bytes can still be written below the folder. The folder need not exist yet. */
export async function freeDisk(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return freeDisk(parent);
  }
}
