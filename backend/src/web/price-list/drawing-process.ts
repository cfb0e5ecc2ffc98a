/**
 * The program that draws one price list. It runs separately from the shop, because the drawing keeps a core busy for
 * seconds. It writes the PDF into the file with the descriptor 4.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { answerShop } from '../../platform/process/program.js';
import { drawableText } from '../drawing/index.js';
import { drawPages } from './pages.js';
import { PdfCanvas } from './pdf-canvas.js';
import { smallPhotos } from './photos.js';
import type { DrawingMessage, DrawingRequest, PhotoResponse } from './price-list.js';

const FILE = 4;
const MAX_PHOTO_BYTES = 5_000_000;

sharp.cache(false);
sharp.concurrency(1);

const photos = new Map<string, (bytes: Uint8Array | undefined) => void>();

const send = answerShop<DrawingRequest | PhotoResponse, DrawingMessage>((message) => {
  if ('list' in message) return draw(message);
  photos.get(message.key)?.(message.bytes);
  return undefined;
});

async function draw({ list, logo }: DrawingRequest): Promise<DrawingMessage> {
  const keys = list.categories.flatMap(({ products }) => products.flatMap(({ photo }) => photo ?? []));
  const images = { logo, photos: await smallPhotos(keys, readPhoto, MAX_PHOTO_BYTES) };
  const canvas = new PdfCanvas({
    title: drawableText(`${list.title} ${list.shop}`),
    author: drawableText(list.shop),
    created: list.created,
  });
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const written = pipeline(canvas.document, count, createWriteStream('', { fd: FILE }));
  await drawPages(canvas, list, images);
  canvas.document.end();
  await written;
  return { kind: 'drawn', bytes, hash: hash.digest('hex') };
}

function readPhoto(key: string): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    photos.set(key, resolve);
    send({ kind: 'photo', key });
  });
}
