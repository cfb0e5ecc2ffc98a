import { describe, expect, it } from '@jest/globals';
import {
  buildImageKey,
  contentTypeOf,
  keysOfImage,
  mainKeysIn,
  mainKeyOf,
  mainKeyOfPath,
  objectPathOf,
  parseImageKey,
  variantKey,
} from './image-name.js';

const HASH = '0123456789abcdef0123456789abcdef';
const NAME = { hash: HASH, width: 1600, height: 1067, color: 'c01020' };
const KEY = `${HASH}-1600x1067-c01020.jpg`;

describe('image keys', () => {
  it('builds an image key from hash, size and color, and parses the key into these parts', () => {
    expect(buildImageKey(NAME)).toBe(KEY);
    expect(parseImageKey(KEY)).toEqual(NAME);
  });

  it('gives variant keys a suffix, and maps each variant key to the main key', () => {
    expect(variantKey(KEY, 320, 'webp')).toBe(`${HASH}-1600x1067-c01020.320.webp`);
    expect(keysOfImage(KEY)).toHaveLength(9);
    for (const key of keysOfImage(KEY)) expect(mainKeyOf(key)).toBe(KEY);
    expect(contentTypeOf(KEY)).toBe('image/jpeg');
    expect(contentTypeOf(variantKey(KEY, 640, 'webp'))).toBe('image/webp');
  });

  it.each([
    '',
    'x.jpg',
    `${HASH}-1600x1067-c01020.png`,
    `${HASH}-1600x1067-c01020.jpg.webp`,
    `${HASH}-1600x1067-C01020.jpg`,
    `${HASH}-0x1067-c01020.jpg`,
    `${HASH}-16000x1067-c01020.jpg`,
    `${HASH}-1600x1067-c01020.100.webp`,
    `../${KEY}`,
    `public/${KEY}`,
    `${KEY}\n`,
    `${KEY}\0`,
  ])('refuses the image key %j', (key) => {
    expect(parseImageKey(key)).toBeUndefined();
    expect(mainKeyOf(key)).toBeUndefined();
  });
});

describe('mainKeysIn', () => {
  const other = `${'f'.repeat(32)}-1x9999-a1b2c3.jpg`;

  it('returns the main key of each image that a text mentions by its main image or a variant', () => {
    const text = `["/objects/${KEY}", "${variantKey(other, 320, 'webp')}"] ${variantKey(KEY, 1280, 'jpg')}`;
    expect(mainKeysIn(text)).toEqual([KEY, other, KEY]);
  });

  it('returns nothing for a text without images, and for an unknown width or format', () => {
    const stem = KEY.replace('.jpg', '');
    expect(mainKeysIn(`/objects/x.jpg ${stem}.100.webp ${stem}.png ${stem}`)).toEqual([]);
  });
});

describe('paths of published images', () => {
  it.each([
    { path: `/objects/${HASH}-1600x1067-c8a070.jpg`, width: 1600, height: 1067, color: 'c8a070' },
    { path: `/objects/${HASH}-1200x900-fbefc4.jpg`, width: 1200, height: 900, color: 'fbefc4' },
    { path: `/objects/${HASH}-640x480-000000.jpg`, width: 640, height: 480, color: '000000' },
    { path: `/objects/${HASH}-300x300-ffffff.jpg`, width: 300, height: 300, color: 'ffffff' },
    { path: `/objects/${HASH}-1x9999-a1b2c3.jpg`, width: 1, height: 9999, color: 'a1b2c3' },
  ])('reads size and color from the path $path', ({ path, width, height, color }) => {
    const key = mainKeyOfPath(path) ?? '';
    expect(parseImageKey(key)).toMatchObject({ width, height, color });
    expect(objectPathOf(key)).toBe(path);
  });

  it.each([
    '',
    '/objects/',
    '/objects/a.jpg',
    `${HASH}-1600x1067-c8a070.jpg`,
    `objects/${HASH}-1600x1067-c8a070.jpg`,
    `/objects/${HASH}-1600x1067-c8a070`,
    `/objects/${HASH}-1600x1067-c8a070.png`,
    `/objects/${HASH}-1600x1067-c8a070.webp`,
    `/objects/${HASH}-1600x1067-c8a070.320.jpg`,
    `/objects/${HASH}-1600x1067-c8a070.320.webp`,
    `/objects/${HASH}-1600x1067-c8a070.jpg.jpg`,
    `/objects/${HASH}-1600x1067-c8a070.JPG`,
    `/objects/${HASH}-1600x1067-c8a070.jpg?v=2`,
    `/objects/${HASH}-1600x1067-c8a070.jpg/../secret`,
    `/objects/${HASH}-1600x1067-c8a070.jpg\n`,
    ` /objects/${HASH}-1600x1067-c8a070.jpg`,
    `/objects/public/${HASH}-1600x1067-c8a070.jpg`,
    `/objects/../${HASH}-1600x1067-c8a070.jpg`,
    `//objects/${HASH}-1600x1067-c8a070.jpg`,
    `https://shop.example/objects/${HASH}-1600x1067-c8a070.jpg`,
    'https://images.example/a.jpg',
    '/objects/123456789abcdef0123456789abcdef-1600x1067-c8a070.jpg',
    '/objects/0123456789ABCDEF0123456789ABCDEF-1600x1067-c8a070.jpg',
    `/objects/${HASH}-1600x1067-C8A070.jpg`,
    `/objects/${HASH}-1600x1067-c8a07.jpg`,
    `/objects/${HASH}-0x1067-c8a070.jpg`,
    `/objects/${HASH}-01600x1067-c8a070.jpg`,
    `/objects/${HASH}-1600x0-c8a070.jpg`,
    `/objects/${HASH}-16000x1067-c8a070.jpg`,
    `/objects/${HASH}-1600x10670-c8a070.jpg`,
    `/objects/${HASH}-1600-c8a070.jpg`,
  ])('refuses the image path %j', (path) => {
    expect(mainKeyOfPath(path)).toBeUndefined();
  });
});
