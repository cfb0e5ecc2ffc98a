/**
 * The program that decodes: a process of its own, without the shop's secrets, that may crash or be killed
 * without anyone noticing more than one refused photo.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { PictureRefused } from '../../domain/picture-refused.js';
import { encodePicture } from './picture-encoder.js';
import type { PictureAnswer, PictureRequest } from './picture-messages.js';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

offerToDie();
process.on('message', ({ source }: PictureRequest) => void encodePicture(source).then(publish, explain));
// The shop is gone, so nobody waits for an answer.
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

function publish(picture: Awaited<ReturnType<typeof encodePicture>>): void {
  send({ kind: 'encoded', picture });
}

function explain(error: unknown): void {
  if (error instanceof PictureRefused) send({ kind: 'refused', reason: error.reason });
  else send({ kind: 'failed', message: String(error) });
}

function send(answer: PictureAnswer): void {
  process.send?.(answer);
}

/** When memory runs out, Linux ends this process and not the shop. */
function offerToDie(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // Another system, or not allowed.
  }
}
