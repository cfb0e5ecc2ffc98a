import { open } from 'node:fs/promises';

/**
 * Flushes a folder to the disk. After a power failure, the names of files that were created or renamed in the folder
 * are then still there.
 */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and flushes folders itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
