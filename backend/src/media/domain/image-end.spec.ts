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

describe('endsAsImage of segments', () => {
  const [SOI, EOI] = [
    [0xff, 0xd8],
    [0xff, 0xd9],
  ];
  /** A segment with its length, which counts its own two bytes. */
  const segment = (marker: number, length = 4) => [
    0xff,
    marker,
    length >> 8,
    length & 255,
    ...Array<number>(length - 2).fill(7),
  ];
  const scan = [...segment(0xda), 1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4];

  it.each<[string, number[], boolean]>([
    ['without a segment', [...SOI, ...EOI], true],
    ['with a segment of more than 255 bytes', [...SOI, ...segment(0xe0, 600), ...EOI], true],
    ['with fill bytes before a marker', [...SOI, 0xff, 0xff, ...segment(0xe0), ...EOI], true],
    ['with stuffed bytes and restarts in its scan', [...SOI, ...scan, ...EOI], true],
    ['with two scans', [...SOI, ...scan, ...scan, ...EOI], true],
    ['whose scan ends with another marker', [...SOI, ...scan, 0xff, 0xd8, ...EOI], false],
    ['that begins with another marker', [0xff, 0xe0, ...EOI], false],
    ['whose first byte is another', [0x00, 0xd8, ...EOI], false],
    ['with a byte between segments', [...SOI, ...segment(0xe0), 5, ...EOI], false],
    ['with a length below two', [...SOI, 0xff, 0xe0, 0, 1, ...EOI], false],
    ['with a length of two', [...SOI, ...segment(0xe0, 2), ...EOI], true],
    ['without an end marker', [...SOI, ...segment(0xe0)], false],
    ['of one end marker', [...EOI], false],
  ])('a JPEG %s', (_, bytes, isWhole) => {
    expect(endsAsImage(Uint8Array.from(bytes), 'image/jpeg')).toBe(isWhole);
  });

  const riff = (...chunks: number[][]) => {
    const bytes = Buffer.from([...Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks.flat()]);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    return bytes;
  };
  const chunk = (name: string, length: number) => [
    ...Buffer.from(name, 'latin1'),
    length,
    0,
    0,
    0,
    ...Array<number>(length + (length % 2)).fill(1),
  ];

  it.each<[string, Buffer, boolean]>([
    ['without a chunk', riff(), true],
    ['with an odd chunk before another', riff(chunk('ICCP', 3), chunk('VP8 ', 2)), true],
    ['with an empty chunk at its end', riff(chunk('VP8 ', 2), chunk('ALPH', 0)), true],
    ['with bytes that are no chunk', riff(chunk('VP8 ', 2), [1, 2, 3]), false],
    ['shorter than its header', Buffer.from('RIFF\x03\0\0\0WEB', 'latin1'), false],
    ['whose length is another', Buffer.concat([riff(chunk('VP8 ', 2)), Buffer.alloc(2)]), false],
  ])('a WebP %s', (_, bytes, isWhole) => {
    expect(endsAsImage(bytes, 'image/webp')).toBe(isWhole);
  });
});
