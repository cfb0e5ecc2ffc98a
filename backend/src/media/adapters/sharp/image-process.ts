/**
 * The program of a decoding process. It runs separately from the shop and without its secrets, so a crash or an attack
 * affects only the photo being decoded.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ImageRefused } from '../../domain/image-refused.js';
import { encodeImage } from './image-encoder.js';
import type { ImageResponse, ImageRequest } from './image-messages.js';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

preferForOomKill();
process.on('message', ({ source }: ImageRequest) => void encodeImage(source).then(sendImage, sendError));
// The shop has ended.
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

function sendImage(image: Awaited<ReturnType<typeof encodeImage>>): void {
  send({ kind: 'encoded', image });
}

function sendError(error: unknown): void {
  if (error instanceof ImageRefused) send({ kind: 'refused', reason: error.reason });
  else send({ kind: 'failed', message: String(error) });
}

function send(response: ImageResponse): void {
  process.send?.(response);
}

/** When memory runs out, Linux ends this process and not the shop. */
function preferForOomKill(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // Not Linux, or not permitted.
  }
}
