import { describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { endsAsImage } from './image-end.js';

const photo = sharp({ create: { width: 40, height: 30, channels: 4, background: '#d6006c80' } });
const ENCODERS: readonly [name: string, type: string, encode: (image: Sharp) => Sharp][] = [
  ['a JPEG', 'image/jpeg', (image) => image.jpeg()],
  ['a progressive JPEG', 'image/jpeg', (image) => image.jpeg({ mozjpeg: true })],
  ['a JPEG with metadata', 'image/jpeg', (image) => image.withExif({ IFD0: { Copyright: 'x' } }).jpeg()],
  ['a lossy WebP', 'image/webp', (image) => image.flatten().webp()],
  ['a WebP with transparency', 'image/webp', (image) => image.webp()],
  ['a lossless WebP', 'image/webp', (image) => image.webp({ lossless: true })],
];
const SCRIPT = Buffer.from('<script>alert(1)</script>');

describe.each(ENCODERS)('endsAsImage of %s', (_, type, encode) => {
  it('is true for the whole file, and false for a part of it or with bytes behind it', async () => {
    const bytes = await encode(photo.clone()).toBuffer();
    expect(endsAsImage(bytes, type)).toBe(true);
    expect(endsAsImage(bytes.subarray(0, -1), type)).toBe(false);
    for (const trailing of [Buffer.alloc(1), SCRIPT, bytes])
      expect(endsAsImage(Buffer.concat([bytes, trailing]), type)).toBe(false);
  });
});

it('endsAsImage is false for a JPEG that ends with a second end marker', async () => {
  const bytes = await photo.clone().jpeg().toBuffer();
  expect(endsAsImage(Buffer.concat([bytes, SCRIPT, Buffer.from([0xff, 0xd9])]), 'image/jpeg')).toBe(false);
});

it('endsAsImage is false for a WebP with a chunk that no decoder reads, whose length is right', async () => {
  const bytes = await photo.clone().webp().toBuffer();
  const chunk = Buffer.alloc(8);
  chunk.write('SCRP', 'latin1');
  chunk.writeUInt32LE(SCRIPT.length, 4);
  const padded = Buffer.concat([bytes, chunk, SCRIPT, Buffer.alloc(SCRIPT.length % 2)]);
  padded.writeUInt32LE(padded.length - 8, 4);
  expect(endsAsImage(padded, 'image/webp')).toBe(false);
});
