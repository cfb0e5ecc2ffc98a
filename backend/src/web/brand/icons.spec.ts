import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawIcon, ICON_SIZES, iconPath, parseIconPath, withIcons } from './icons.js';

const HASH = '0123456789abcdef0123456789abcdef';

describe('An icon', () => {
  it.each(ICON_SIZES)('has a path that names its logo and its size of %i pixels', (size) => {
    expect(parseIconPath(iconPath(HASH, size))).toEqual({ source: HASH, size });
  });

  it.each(['/brand/x-48.png', `/brand/${HASH}-49.png`, `/brand/${HASH}-48.jpg`, `/brand/${HASH}-048.png`])(
    'never has the path %s',
    (path) => {
      expect(parseIconPath(path)).toBeUndefined();
    },
  );

  it('is a square PNG with the whole logo in its middle', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toBuffer();
    const icon = await sharp(await drawIcon(logo, 192))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(icon.info).toMatchObject({ width: 192, height: 192 });
    const pixel = (x: number, y: number) => [...icon.data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
    expect(pixel(96, 96)[2]).toBeGreaterThan(240);
    expect(pixel(96, 96)[0]).toBeLessThan(15);
    expect(pixel(96, 40)).toEqual([255, 255, 255]);
    expect(pixel(4, 96)).toEqual([255, 255, 255]);
  });
});

describe('withIcons', () => {
  it('replaces only the links to icons in the head of a document', () => {
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
