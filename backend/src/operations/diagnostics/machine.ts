import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Machine } from './machine-port.js';

export class ThisMachine extends Machine {
  override async freeDisk(folder: string): Promise<number> {
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    } catch (error) {
      const parent = dirname(folder);
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
      return this.freeDisk(parent);
    }
  }

  override freeMemory(): number {
    return process.availableMemory();
  }
}
