import { readdirSync, readFileSync } from 'node:fs';

/** The decoding processes that this process started; none where /proc does not tell. */
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
    // It has ended meanwhile.
    return false;
  }
}
