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
  it('contain hash, size and color, and are parsed back', () => {
    expect(buildImageKey(NAME)).toBe(KEY);
    expect(parseImageKey(KEY)).toEqual(NAME);
  });

  it('of variants have a suffix, and lead to the main key', () => {
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
  ])('do not include %j', (key) => {
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

// The front end's spec reads the same table, so that both sides parse paths alike.
const { accepted, refused } = (
  JSON.parse(readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8')) as {
    imageNames: { accepted: Accepted[]; refused: string[] };
  }
).imageNames;

describe('paths of published images', () => {
  it.each(accepted)('contain size and color: $path', ({ path, width, height, color }) => {
    const key = mainKeyOfPath(path) ?? '';
    expect(parseImageKey(key)).toMatchObject({ width, height, color });
    expect(objectPathOf(key)).toBe(path);
  });

  it.each(accepted)('lead to all variants that pages request: $path', ({ path, webp, jpeg }) => {
    const published = keysOfImage(mainKeyOfPath(path) ?? '').map(objectPathOf);
    const requested = [...webp, ...jpeg].map((candidate) => candidate.split(' ')[0]);
    expect(requested.filter((path) => !published.includes(path ?? ''))).toEqual([]);
  });

  it.each(refused)('do not include %j', (path) => {
    expect(mainKeyOfPath(path)).toBeUndefined();
  });
});
