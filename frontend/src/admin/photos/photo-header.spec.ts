import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readHeader, readHeaderOf } from './photo-header';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } });
const fixture = (name: string) => readFile(new URL(`../../../test/support/photos/${name}`, import.meta.url));

/** The beginning of a PNG of any size. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('readHeader', () => {
  it.each([
    ['a JPEG', 'jpeg', () => plain(401, 300).jpeg().toBuffer()],
    [
      'a JPEG with orientation and location',
      'jpeg',
      () =>
        plain(401, 300)
          .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitudeRef: 'S' } })
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
    ],
    ['a PNG', 'png', () => plain(401, 300).png().toBuffer()],
    ['a lossy WebP', 'webp', () => plain(401, 300).webp().toBuffer()],
    ['a lossless WebP', 'webp', () => plain(401, 300).webp({ lossless: true }).toBuffer()],
    ['a transparent WebP', 'webp', () => plain(401, 300, 4).webp().toBuffer()],
    ['an AVIF', 'avif', () => plain(401, 300).avif({ effort: 0 }).toBuffer()],
  ])('reads format and size of %s', async (_name, format, photo) => {
    expect(readHeader(await photo())).toEqual({
      format,
      width: 401,
      height: 300,
      interlaced: false,
      displayP3: false,
    });
  });

  it('recognizes a progressive JPEG and an interlaced PNG', async () => {
    expect(readHeader(await plain(40, 30).jpeg({ progressive: true }).toBuffer())).toMatchObject({
      format: 'jpeg',
      interlaced: true,
    });
    expect(readHeader(await plain(40, 30).png({ progressive: true }).toBuffer())).toMatchObject({
      format: 'png',
      interlaced: true,
    });
  });

  it('reads the size of a HEIC, and recognizes Display P3 colors', async () => {
    expect(readHeader(await fixture('display-p3.heic'))).toMatchObject({
      format: 'heic',
      width: 2400,
      height: 1800,
      displayP3: true,
    });
  });

  it('reads the size of the largest image in a HEIC with several images', async () => {
    expect(readHeader(await fixture('forty-images.heic'))).toMatchObject({
      format: 'heic',
      width: 320,
      height: 240,
      displayP3: false,
    });
  });

  it('reads the size from the header bytes alone', () => {
    expect(readHeader(pngHeader(20_000, 15_000))).toMatchObject({ width: 20_000, height: 15_000 });
  });

  it.each([
    ['text', Buffer.from('This is a letter and no photo.')],
    ['few bytes', Buffer.from([0xff, 0xd8])],
    ['a GIF', Buffer.from('GIF89a0000000000')],
    ['a video', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
  ])("returns 'unknown' for %s", (_name, bytes) => {
    expect(readHeader(bytes)).toBe('unknown');
  });

  it.each([
    ['a JPEG', () => plain(400, 300).jpeg().toBuffer(), 100],
    ['a PNG', () => plain(400, 300).png().toBuffer(), 20],
    ['a WebP', () => plain(400, 300).webp().toBuffer(), 22],
    ['a HEIC', () => fixture('display-p3.heic'), 60],
  ])("returns 'broken' for %s that ends before the image size", async (_name, photo, length) => {
    expect(readHeader((await photo()).subarray(0, length))).toBe('broken');
  });

  it.each([
    ['a width of 0', pngHeader(0, 300)],
    ['stray bytes between segments', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8])],
    ['no frame header before the scan', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8])],
  ])("returns 'broken' for a photo with %s", (_name, bytes) => {
    expect(readHeader(bytes)).toBe('broken');
  });
});

describe('readHeaderOf', () => {
  /** Puts segments of this number of bytes between the start marker and the frame, as portrait photos have. */
  const withSegments = async (count: number): Promise<Blob> => {
    const photo = await plain(401, 300).jpeg().toBuffer();
    const segment = Buffer.alloc(65_000);
    segment.set([0xff, 0xe2, (segment.length - 2) >> 8, (segment.length - 2) & 255]);
    const segments = Array.from({ length: count }, () => segment);
    return new Blob(
      [photo.subarray(0, 2), ...segments, photo.subarray(2)].map((part) => new Uint8Array(part)),
    );
  };

  it.each([1, 17, 80, 400])('finds the frame behind %d segments of 65 kB', async (count) => {
    expect(await readHeaderOf(await withSegments(count))).toMatchObject({ format: 'jpeg', width: 401 });
  });

  it('refuses a photo whose frame is behind more than 32 MB', async () => {
    expect(await readHeaderOf(await withSegments(600))).toBe('broken');
  });
});
