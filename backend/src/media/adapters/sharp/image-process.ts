/**
 * The program of a decoding process. It runs separately from the shop and without the shop's secrets. So a crash or an
 * attack affects only the photo that is being decoded.
 */
import sharp from 'sharp';
import { ImageRefused } from '../../domain/image-refused.js';
import { encodeImage, readHeader } from './image-encoder.js';
import type { ImageResponse, ImageRequest } from './decoder-messages.js';

// Only the decoders of the three accepted formats are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (request: ImageRequest) => {
  if (request.want === 'headers')
    void Promise.all(request.sources.map(readHeader)).then(sendHeaders, sendError);
  else void encodeImage(request.source, request.publishing).then(sendImage, sendError);
});
// The channel to the shop closes when the shop's process has ended.
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

function sendImage(image: Awaited<ReturnType<typeof encodeImage>>): void {
  send({ kind: 'encoded', image });
}

function sendHeaders(headers: Awaited<ReturnType<typeof readHeader>>[]): void {
  send({ kind: 'headers', headers });
}

function sendError(error: unknown): void {
  if (error instanceof ImageRefused) send({ kind: 'refused', reason: error.reason });
  else send({ kind: 'failed', message: String(error) });
}

function send(response: ImageResponse): void {
  process.send?.(response);
}
