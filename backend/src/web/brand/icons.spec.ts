import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawIcon, ICON_SIZES, iconPath, parseIconPath, withIcons } from './icons.js';

const HASH = '0123456789abcdef0123456789abcdef';

describe('An icon', () => {
  it.each(ICON_SIZES)('has a path that contains the hash of the logo and the size of %i pixels', (size) => {
    expect(parseIconPath(iconPath(HASH, size))).toEqual({ source: HASH, size });
  });

  it.each(['/brand/x-48.png', `/brand/${HASH}-49.png`, `/brand/${HASH}-48.jpg`, `/brand/${HASH}-048.png`])(
    'never has the path %s',
    (path) => {
      expect(parseIconPath(path)).toBeUndefined();
    },
  );

  it('is a square with the whole logo in the middle, on white', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toBuffer();
    const icon = await sharp(await drawIcon(logo, 192))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(icon.info).toMatchObject({ width: 192, height: 192 });
    const pixel = (x: number, y: number) => [...icon.data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
    // The middle is blue, as the logo. The rest is white, above the logo and left of the logo.
    expect(pixel(96, 96)[2]).toBeGreaterThan(240);
    expect(pixel(96, 96)[0]).toBeLessThan(15);
    expect(pixel(96, 40)).toEqual([255, 255, 255]);
    expect(pixel(4, 96)).toEqual([255, 255, 255]);
  });
});

describe('An icon of the manifest', () => {
  it.each([
    [192, 300, 300],
    [512, 300, 300],
    [512, 400, 100],
  ] as const)(
    'with %i pixels shows a logo of %i × %i pixels within the safe circle of maskable icons',
    async (size, width, height) => {
      const logo = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
        .png()
        .toBuffer();
      const icon = await sharp(await drawIcon(logo, size))
        .removeAlpha()
        .raw()
        .toBuffer();
      const center = size / 2;
      const distances = Array.from({ length: size * size }, (_, at) => at)
        .filter((at) => icon[at * 3] !== 255)
        .map((at) => Math.hypot((at % size) + 0.5 - center, Math.floor(at / size) + 0.5 - center));
      const farthest = distances.reduce((most, distance) => Math.max(most, distance));
      expect(farthest / size).toBeLessThanOrEqual(0.4);
      expect(farthest / size).toBeGreaterThan(0.38);
    },
  );
});

describe('withIcons', () => {
  it('replaces the links to icons in a document, and keeps other links', () => {
    const html = `<head>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>`;
    expect(withIcons(html, HASH)).toBe(`<head>
    <link rel="icon" href="/brand/${HASH}-48.png" type="image/png" sizes="48x48" /><link rel="apple-touch-icon" href="/brand/${HASH}-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>`);
  });
});
