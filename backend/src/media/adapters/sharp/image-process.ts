/**
 * The program of a decoding process. It runs separately from the shop and without the shop's secrets. So a crash or an
 * attack affects only the photo that is being decoded.
 */
import sharp from 'sharp';
import { answerShop } from '../../../platform/process/program.js';
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

answerShop((request: ImageRequest): Promise<ImageResponse> => {
  const answer =
    request.want === 'headers' ? headersOf(request.sources) : encoded(request.source, request.publishing);
  return answer.catch(refused);
});

async function headersOf(sources: readonly Uint8Array[]): Promise<ImageResponse> {
  return {
    kind: 'headers',
    headers: await Promise.all(sources.map(async (source) => (await readHeader(source)) ?? null)),
  };
}

async function encoded(...[source, publishing]: Parameters<typeof encodeImage>): Promise<ImageResponse> {
  const { key, files } = await encodeImage(source, publishing);
  return {
    kind: 'encoded',
    key,
    files: files.map(({ bytes, ...file }) => ({ ...file, length: bytes.length })),
    bytes: Buffer.concat(files.map(({ bytes }) => bytes)),
  };
}

function refused(error: unknown): ImageResponse {
  if (!(error instanceof ImageRefused)) throw error;
  return { kind: 'refused', reason: error.reason };
}
