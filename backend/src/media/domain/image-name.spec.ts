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
import situations from './image-name.spec.json' with { type: 'json' };

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

  it.each(situations.wrongKeys)('refuses the image key %j', (key) => {
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
  it.each(situations.paths)('reads size and color from the path $path', ({ path, width, height, color }) => {
    const key = mainKeyOfPath(path) ?? '';
    expect(parseImageKey(key)).toMatchObject({ width, height, color });
    expect(objectPathOf(key)).toBe(path);
  });

  it.each(situations.wrongPaths)('refuses the image path %j', (path) => {
    expect(mainKeyOfPath(path)).toBeUndefined();
  });
});
