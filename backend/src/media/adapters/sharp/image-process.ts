/**
 * The program that decodes: a process of its own, without the shop's secrets, that may crash or be killed
 * without anyone noticing more than one refused photo.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ImageRefused } from '../../domain/image-refused.js';
import { encodeImage } from './image-encoder.js';
import type { ImageAnswer, ImageRequest } from './image-messages.js';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

preferForOomKill();
process.on('message', ({ source }: ImageRequest) => void encodeImage(source).then(publish, explain));
// The shop is gone, so nobody waits for an answer.
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

function publish(image: Awaited<ReturnType<typeof encodeImage>>): void {
  send({ kind: 'encoded', image });
}

function explain(error: unknown): void {
  if (error instanceof ImageRefused) send({ kind: 'refused', reason: error.reason });
  else send({ kind: 'failed', message: String(error) });
}

function send(answer: ImageAnswer): void {
  process.send?.(answer);
}

/** When memory runs out, Linux ends this process and not the shop. */
function preferForOomKill(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // Another system, or not allowed.
  }
}
