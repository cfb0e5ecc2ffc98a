import { open } from 'node:fs/promises';

/** Makes the name of a created or renamed file in the folder survive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and flushes them itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
