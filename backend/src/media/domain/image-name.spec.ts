import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildImageKey,
  contentTypeOf,
  keysOfImage,
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
  it('say hash, size and color, and are read back', () => {
    expect(buildImageKey(NAME)).toBe(KEY);
    expect(parseImageKey(KEY)).toEqual(NAME);
  });

  it('have variants by suffix, which know their main image', () => {
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
  ])('are not %j', (key) => {
    expect(parseImageKey(key)).toBeUndefined();
    expect(mainKeyOf(key)).toBeUndefined();
  });
});

interface Accepted {
  path: string;
  width: number;
  height: number;
  color: string;
  webp: string[];
  jpeg: string[];
}

// The front end's spec reads the same table: both sides read a published image's path alike.
const { accepted, refused } = (
  JSON.parse(readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8')) as {
    imageNames: { accepted: Accepted[]; refused: string[] };
  }
).imageNames;

describe('paths of published images', () => {
  it.each(accepted)('say size and color: $path', ({ path, width, height, color }) => {
    const key = mainKeyOfPath(path) ?? '';
    expect(parseImageKey(key)).toMatchObject({ width, height, color });
    expect(objectPathOf(key)).toBe(path);
  });

  it.each(accepted)('are of images with all variants that pages ask for: $path', ({ path, webp, jpeg }) => {
    const published = keysOfImage(mainKeyOfPath(path) ?? '').map(objectPathOf);
    const asked = [...webp, ...jpeg].map((candidate) => candidate.split(' ')[0]);
    expect(asked.filter((address) => !published.includes(address ?? ''))).toEqual([]);
  });

  it.each(refused)('are not %j', (path) => {
    expect(mainKeyOfPath(path)).toBeUndefined();
  });
});
