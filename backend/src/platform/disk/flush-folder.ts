import { open } from 'node:fs/promises';

/** Makes a file that was created or renamed in the folder survive a power failure under its name. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does this by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
