import { afterAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import type { EncodedImage } from '../../application/ports.js';
import { keysOfImage, parseImageKey } from '../../domain/image-name.js';
import { decoderPids } from '../../testing/decoders.js';
import { jpeg, noise, plain, png, withGpsAndOrientation6 } from '../../testing/photos.js';
import { SharpImageEncoder } from './sharp-image-encoder.js';

const MEGABYTE = 1024 ** 2;
const encoder = new SharpImageEncoder();
afterAll(() => encoder.onApplicationShutdown());

describe('SharpImageEncoder', () => {
  it('encodes a main image and its variants, never larger than the photo', async () => {
    const image = await encoder.encode(await jpeg(2400, 1800));
    expect(image.files.map(({ key }) => key)).toEqual(keysOfImage(image.key));
    expect(parseImageKey(image.key)).toMatchObject({ width: 1600, height: 1200 });
    const sizes = await Promise.all(
      image.files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
    );
    expect(sizes).toEqual([1600, 320, 320, 640, 640, 960, 960, 1280, 1280]);

    const small = await encoder.encode(await plain(200, 100).png().toBuffer());
    expect(parseImageKey(small.key)).toMatchObject({ width: 200, height: 100 });
    for (const { bytes } of small.files) expect(await sharp(bytes).metadata()).toMatchObject({ width: 200 });
  });

  it('applies the orientation and removes all metadata, such as camera and location', async () => {
    const source = await withGpsAndOrientation6();
    expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('PhoneMaker');
    const { key, files } = await encoder.encode(source);
    expect(parseImageKey(key)).toMatchObject({ width: 300, height: 400 });
    for (const { bytes } of files) {
      const { exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation, space }).toEqual({ space: 'srgb' });
    }
    // The red corner is at the top left of the source, and at the top right after the rotation. The value at index 1 is
    // the green of a pixel: low in red, high in white.
    const { data } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * 300 + x) * 3, (y * 300 + x) * 3 + 3),
    ];
    expect(at(225, 100)[1]).toBeLessThan(20);
    expect(at(75, 100)[1]).toBeGreaterThan(235);
  });

  it('keeps transparency in WebP variants on request, and includes the transparency in the key', async () => {
    const whitePng = (alpha: number) =>
      sharp({
        create: { width: 400, height: 200, channels: 4, background: { r: 255, g: 255, b: 255, alpha } },
      })
        .png()
        .toBuffer();
    const keepsTransparency = true;
    const clear = await encoder.encode(await whitePng(0), { keepsTransparency });
    const half = await encoder.encode(await whitePng(0.5), { keepsTransparency });
    const filled = await encoder.encode(await whitePng(0));
    expect(new Set([clear.key, half.key, filled.key]).size).toBe(3);
    const alphaOf = async ({ files }: EncodedImage, end: string): Promise<number> => {
      const bytes = files.find(({ key }) => key.endsWith(end))?.bytes;
      const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return data[3] ?? -1;
    };
    expect(await alphaOf(clear, '.320.webp')).toBe(0);
    expect(Math.abs((await alphaOf(half, '.320.webp')) - 128)).toBeLessThan(4);
    for (const [image, end] of [
      [clear, '.320.jpg'],
      [filled, '.320.webp'],
    ] as const)
      expect(await alphaOf(image, end)).toBe(255);
  });

  it('fills transparency with white', async () => {
    const clear = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    expect(parseImageKey((await encoder.encode(await clear.png().toBuffer())).key)?.color).toBe('ffffff');
  });

  it('puts the most frequent color of the border into the key', async () => {
    const colorOf = async (photo: Promise<Buffer>) =>
      parseImageKey((await encoder.encode(await photo)).key)?.color;
    const red = await plain(200, 200, '#e01010').png().toBuffer();
    const logo = sharp({
      create: { width: 300, height: 220, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).composite([{ input: red }]);
    expect(await colorOf(logo.png().toBuffer())).toBe('ffffff');
    const poster = plain(240, 240, '#ffffff').composite([{ input: red }]);
    expect(await colorOf(poster.png().toBuffer())).toBe('ffffff');
    const wide = plain(240, 210, '#ffffff').composite([{ input: red, left: 0, top: 0 }]);
    expect(await colorOf(wide.png().toBuffer())).toBe('ffffff');
    expect(await colorOf(plain(40, 40, '#e01010').png().toBuffer())).toBe('e01010');
    expect(await colorOf(plain(40, 40, '#808080').greyscale().png().toBuffer())).toBe('808080');
  });

  it.each([
    ['a wide gamut', () => plain(40, 40).withIccProfile('p3').png().toBuffer()],
    ['16-bit channels', () => plain(40, 40).toColorspace('rgb16').png().toBuffer()],
    ['CMYK', () => plain(40, 40).toColorspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()],
    ['grayscale', () => plain(40, 40).greyscale().png().toBuffer()],
    ['a palette', () => plain(40, 40).png({ palette: true }).toBuffer()],
    ['an interlaced image', () => noise(40, 40).png({ progressive: true }).toBuffer()],
  ])('converts %s to sRGB with 8-bit channels', async (_name, source) => {
    const { files } = await encoder.encode(await source());
    for (const { bytes } of files)
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 });
  });

  it('gives the same photo the same key', async () => {
    const source = await jpeg();
    expect((await encoder.encode(source)).key).toBe((await encoder.encode(source)).key);
  });

  it.each([
    ['no bytes', 'empty', Buffer.alloc(0)],
    ['text', 'wrong-format', Buffer.from('hello')],
    ['too many pixels', 'too-many-pixels', png(30_000, 30_000)],
    [
      'an interlaced PNG above 16 megapixels',
      'too-many-interlaced-pixels',
      png(4001, 4000, { interlaced: true }),
    ],
    ['JPEG magic bytes alone', 'broken', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('refuses %s with the reason %s', async (_name, reason, source) => {
    await expect(encoder.encode(source)).rejects.toMatchObject({ reason });
  });

  it("refuses a photo with 'too-many' when the queue is full", async () => {
    const small = new SharpImageEncoder({ memoryBytes: 512 * MEGABYTE, maxWaiting: 2 });
    const source = await jpeg();
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => small.encode(source)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(outcomes[4]).toMatchObject({ reason: { kind: 'too-many', retryAfterSeconds: 5 } });
    small.onApplicationShutdown();
  });

  it.each([
    [1, 512],
    [1, 1535],
    [2, 1536],
  ])('decodes at most %i photos at once with %i MB of memory', async (most, megabytes) => {
    const before = new Set(decoderPids());
    const sized = new SharpImageEncoder({ memoryBytes: megabytes * MEGABYTE });
    const source = await jpeg();
    await Promise.all([1, 2, 3, 4].map(() => sized.encode(source)));
    const started = decoderPids().filter((pid) => !before.has(pid));
    expect(started).toHaveLength(process.platform === 'linux' ? most : 0);
    sized.onApplicationShutdown();
  });

  it('rejects with "unavailable" when the decoding process is killed, and encodes the next photo', async () => {
    const source = await jpeg();
    const before = new Set(decoderPids());
    const killed = new SharpImageEncoder({ memoryBytes: 512 * MEGABYTE });
    await killed.encode(source);
    const [pid = Number.NaN] = decoderPids().filter((other) => !before.has(other));
    process.kill(pid, 'SIGSTOP');
    const encoding = killed.encode(source);
    await nextTurn();
    process.kill(pid, 'SIGKILL');
    await expect(encoding).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    await expect(killed.encode(source)).resolves.toMatchObject({ files: expect.any(Array) });
    killed.onApplicationShutdown();
  });

  it('rejects with "unavailable" when a photo takes longer than the timeout', async () => {
    const short = new SharpImageEncoder({ timeoutMs: 1 });
    const source = await jpeg();
    await expect(short.encode(source)).rejects.toMatchObject({ kind: 'unavailable' });
    short.onApplicationShutdown();
  });
});
