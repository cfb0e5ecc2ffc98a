import { createHash } from 'node:crypto';
import { type ForkedProgram, forkProgram, startDeadline } from '../../platform/index.js';
import type { DrawingMessage, DrawingRequest, PhotoResponse } from './price-list.js';

const PROGRAM = new URL('drawing-process.js', import.meta.url);
// Less memory, for about a tenth more time.
const FLAGS = ['--max-semi-space-size=1', '--optimize-for-size'];
// Thousands of products on a busy machine take a minute.
const TIMEOUT_MS = 180_000;

const MAX_ANSWER_BYTES = 64_000;
const MAX_PDF_BYTES = 6_000_000;

export interface DrawnList {
  readonly pdf: Buffer;
  /** SHA-256 of the PDF in hex digits. */
  readonly hash: string;
}

export type ReadPhoto = (key: string) => Promise<Uint8Array | undefined>;

/**
 * Draws a price list in a process of its own.
 * @throws the error of `readPhoto`, or an error that says how the process failed.
 */
export async function drawList(request: DrawingRequest, readPhoto: ReadPhoto): Promise<DrawnList> {
  const program = forkProgram(PROGRAM, { flags: FLAGS, maxAnswerBytes: MAX_ANSWER_BYTES });
  try {
    const pdf = await pdfOf(program, request, readPhoto);
    return { pdf, hash: createHash('sha256').update(pdf).digest('hex') };
  } finally {
    program.child.kill('SIGKILL');
  }
}

function pdfOf(
  { child, answers }: ForkedProgram,
  request: DrawingRequest,
  readPhoto: ReadPhoto,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const stop = startDeadline(
      () => reject(new Error(`The drawing took more than ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
    const send = (message: DrawingRequest | PhotoResponse): void => {
      child.send(message, (error) => error && reject(error));
    };
    const answer = async (key: string): Promise<void> => send({ key, bytes: await readPhoto(key) });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stop();
      reject(new Error(`The drawing process ended: ${signal ?? code}`));
    });
    child.once('message', () => send(request));
    answers.on('error', reject).on('data', (message: DrawingMessage) => {
      if (message.kind === 'photo') answer(message.key).catch(reject);
      else if (message.kind === 'failed') reject(new Error(message.message));
      else if (message.kind === 'drawn') resolve(Buffer.concat(parts));
      else if ((bytes += message.bytes.length) > MAX_PDF_BYTES)
        reject(new Error(`The drawing has more than ${MAX_PDF_BYTES} bytes`));
      else parts.push(message.bytes);
    });
  });
}
