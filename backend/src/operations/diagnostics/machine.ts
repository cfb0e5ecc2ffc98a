import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The machine or container that the shop runs on. */
export class Machine {
  /** Returns how many bytes can still be written below the folder. The folder need not exist yet. */
  async freeDisk(folder: string): Promise<number> {
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    } catch (error) {
      const parent = dirname(folder);
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
      return this.freeDisk(parent);
    }
  }

  /** Returns how many bytes this process can still allocate, within the container's limit. */
  freeMemory(): number {
    return process.availableMemory();
  }
}
