/**
 * The program that draws one price list. It runs separately from the shop, because the drawing keeps a core busy for
 * seconds.
 */
import sharp from 'sharp';
import { answerShop } from '../../platform/process/program.js';
import { drawableText } from '../drawing/index.js';
import { drawPages } from './pages.js';
import { PdfCanvas } from './pdf-canvas.js';
import { smallPhotos } from './photos.js';
import type { DrawingMessage, DrawingRequest, PhotoResponse, PriceList } from './price-list.js';

const MAX_PHOTO_BYTES = 3_500_000;
/** An element of a cell takes about 100 bytes. A list with more cells has no tags. */
const MAX_TAGGED_CELLS = 15_000;
const PART_BYTES = 60_000;

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
    isTagged: cellsOf(list) <= MAX_TAGGED_CELLS,
  });
  const sent = sendParts(canvas.document);
  await drawPages(canvas, list, images);
  canvas.document.end();
  await sent;
  return { kind: 'drawn' };
}

const cellsOf = ({ categories }: PriceList): number =>
  categories
    .flatMap(({ products }) => products.flatMap(({ tables }) => tables))
    .reduce((sum, { head, rows }) => sum + head.length * (rows.length + 1), 0);

async function sendParts(pdf: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of pdf)
    for (let at = 0; at < chunk.length; at += PART_BYTES)
      send({ kind: 'part', bytes: chunk.subarray(at, at + PART_BYTES) });
}

function readPhoto(key: string): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    photos.set(key, resolve);
    send({ kind: 'photo', key });
  });
}
