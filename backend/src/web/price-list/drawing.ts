import type { ChildProcess } from 'node:child_process';
import { forkProgram } from '../../platform/index.js';
import { LentFile } from './lent-file.js';
import type { DrawingMessage, DrawingRequest, PhotoResponse } from './price-list.js';

const PROGRAM = new URL('drawing-process.js', import.meta.url);
// Less memory, for about a tenth more time.
const FLAGS = ['--max-semi-space-size=1', '--optimize-for-size'];
// Thousands of products on a busy machine take a minute.
const TIMEOUT_MS = 180_000;

export interface DrawnList {
  readonly file: LentFile;
  readonly bytes: number;
  /** SHA-256 of the file in hex digits. */
  readonly hash: string;
}

export type ReadPhoto = (key: string) => Promise<Uint8Array | undefined>;

/**
 * Draws a price list in a process of its own.
 * @throws the error of `readPhoto`, or an error that says how the process failed.
 */
export async function drawList(request: DrawingRequest, readPhoto: ReadPhoto): Promise<DrawnList> {
  const file = await LentFile.create();
  const child = forkProgram(PROGRAM, { flags: FLAGS, files: [file.descriptor] });
  try {
    return { file, ...(await resultOf(child, request, readPhoto)) };
  } catch (error) {
    file.retire();
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}

function resultOf(
  child: ChildProcess,
  request: DrawingRequest,
  readPhoto: ReadPhoto,
): Promise<Omit<DrawnList, 'file'>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The drawing took more than ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
    const send = (message: DrawingRequest | PhotoResponse): void => {
      child.send(message, (error) => error && reject(error));
    };
    const answer = async (key: string): Promise<void> => send({ key, bytes: await readPhoto(key) });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The drawing process ended: ${signal ?? code}`));
    });
    child.on('message', (message: DrawingMessage) => {
      if (message.kind === 'ready') send(request);
      else if (message.kind === 'photo') answer(message.key).catch(reject);
      else if (message.kind === 'failed') reject(new Error(message.message));
      else resolve({ bytes: message.bytes, hash: message.hash });
    });
  });
}
