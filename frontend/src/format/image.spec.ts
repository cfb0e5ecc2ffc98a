import { keysOfImage, mainKeyOfPath, objectPathOf } from '@etalase/backend/rules/image-name';
import { describe, expect, it } from '@jest/globals';
import { drawnSizes, readImage } from './image';

const HASH = '0123456789abcdef0123456789abcdef';

describe('readImage', () => {
  // For each variant, `variants` has the width in the file's name and the real width of the file.
  it.each([
    { width: 1600, height: 1067, color: 'c8a070', variants: ['320 320', '640 640', '960 960', '1280 1280'] },
    { width: 1200, height: 900, color: 'fbefc4', variants: ['320 320', '640 640', '960 960', '1280 1200'] },
    { width: 640, height: 480, color: '000000', variants: ['320 320', '640 640'] },
    { width: 300, height: 300, color: 'ffffff', variants: ['320 300'] },
    { width: 1, height: 9999, color: 'a1b2c3', variants: ['320 1'] },
  ])('reads size, color and published variants of $width x $height', ({ color, variants, ...size }) => {
    const stem = `/objects/${HASH}-${size.width}x${size.height}-${color}`;
    const srcSet = (format: string) =>
      variants.map((variant) => `${stem}.${variant.replace(' ', `.${format} `)}w`).join(', ');
    const image = readImage(`${stem}.jpg`);
    expect(image).toEqual({
      src: `${stem}.jpg`,
      ...size,
      color: `#${color}`,
      webp: srcSet('webp'),
      jpeg: srcSet('jpg'),
    });
    // The server publishes every requested variant.
    const published = keysOfImage(mainKeyOfPath(`${stem}.jpg`) ?? '').map(objectPathOf);
    const requested = `${image?.webp}, ${image?.jpeg}`
      .split(', ')
      .map((candidate) => candidate.split(' ')[0]);
    expect(requested.filter((path) => !published.includes(path ?? ''))).toEqual([]);
  });

  it.each([
    '',
    '/objects/a.jpg',
    'https://images.example/a.jpg',
    `/objects/${HASH}-1600x1067-c8a070.320.webp`,
  ])('returns undefined for %j', (path) => {
    expect(readImage(path)).toBeUndefined();
  });
});

describe('drawnSizes', () => {
  const FRAMES = [{ from: '48rem', width: '200px', ratio: 0.5 }, { width: 'calc(100vw - 32px)' }];
  it.each([
    { size: '1000x1000', cover: '(min-width: 48rem) calc(2.00 * 200px), calc(100vw - 32px)' },
    { size: '1500x1000', cover: '(min-width: 48rem) calc(3.00 * 200px), calc(1.50 * calc(100vw - 32px))' },
    { size: '500x1000', cover: '(min-width: 48rem) 200px, calc(100vw - 32px)' },
  ])('enlarges the frame for an image of $size that covers it', ({ size, cover }) => {
    const image = readImage(`/objects/${HASH}-${size}-ffffff.jpg`);
    expect(image && drawnSizes(image, FRAMES, { ratio: 1, whole: false })).toBe(cover);
  });

  it('reduces the frame for an image that is shown whole', () => {
    const image = readImage(`/objects/${HASH}-300x1000-ffffff.jpg`);
    expect(image && drawnSizes(image, FRAMES, { ratio: 1, whole: true })).toBe(
      '(min-width: 48rem) calc(0.60 * 200px), calc(0.30 * calc(100vw - 32px))',
    );
  });
});
