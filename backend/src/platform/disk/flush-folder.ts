import { open } from 'node:fs/promises';

/** Flushes a folder to the disk, so that the name of a created or renamed file in it survives a power failure. */
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
