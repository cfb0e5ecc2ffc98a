import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the ids of the decoding processes that this process has started. The list is empty on other systems than
 * Linux.
 */
export function decoderPids(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isDecoder(pid))
    .map(Number);
}

function isDecoder(pid: string): boolean {
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (
      parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process')
    );
  } catch {
    // The process has ended since the folder was listed.
    return false;
  }
}
