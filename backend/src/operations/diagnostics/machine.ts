import { freeDisk } from '../../platform/disk/free-disk.js';
import { probeFolder } from '../../platform/disk/probe-folder.js';

export class Machine {
  /** Returns how many bytes can still be written below the folder. The folder need not exist yet. */
  freeDisk(folder: string): Promise<number> {
    return freeDisk(folder);
  }

  /** @throws the error of the disk when a file in the folder cannot be written, read back and removed. */
  probeFolder(folder: string): Promise<void> {
    return probeFolder(folder);
  }

  /** Returns how many bytes this process can still allocate, within the container's limit. */
  freeMemory(): number {
    return process.availableMemory();
  }
}
