import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildPictureKey,
  contentTypeOf,
  keysOfPicture,
  mainKeyOf,
  mainKeyOfPath,
  objectPathOf,
  parsePictureKey,
  siblingKey,
} from './picture-name.js';

const HASH = '0123456789abcdef0123456789abcdef';
const NAME = { hash: HASH, width: 1600, height: 1067, colour: 'c01020' };
const KEY = `${HASH}-1600x1067-c01020.jpg`;

describe('picture keys', () => {
  it('say hash, size and colour, and are read back', () => {
    expect(buildPictureKey(NAME)).toBe(KEY);
    expect(parsePictureKey(KEY)).toEqual(NAME);
  });

  it('have siblings by suffix, which know their main picture', () => {
    expect(siblingKey(KEY, 320, 'webp')).toBe(`${HASH}-1600x1067-c01020.320.webp`);
    expect(keysOfPicture(KEY)).toHaveLength(9);
    for (const key of keysOfPicture(KEY)) expect(mainKeyOf(key)).toBe(KEY);
    expect(contentTypeOf(KEY)).toBe('image/jpeg');
    expect(contentTypeOf(siblingKey(KEY, 640, 'webp'))).toBe('image/webp');
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
    expect(parsePictureKey(key)).toBeUndefined();
    expect(mainKeyOf(key)).toBeUndefined();
  });
});

interface Accepted {
  path: string;
  width: number;
  height: number;
  colour: string;
  webp: string[];
  jpeg: string[];
}

// The front end's spec reads the same table: both sides read a published picture's path alike.
const { accepted, refused } = (
  JSON.parse(readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8')) as {
    pictureNames: { accepted: Accepted[]; refused: string[] };
  }
).pictureNames;

describe('paths of published pictures', () => {
  it.each(accepted)('say size and colour: $path', ({ path, width, height, colour }) => {
    const key = mainKeyOfPath(path) ?? '';
    expect(parsePictureKey(key)).toMatchObject({ width, height, colour });
    expect(objectPathOf(key)).toBe(path);
  });

  it.each(accepted)('are of pictures with all variants that pages ask for: $path', ({ path, webp, jpeg }) => {
    const published = keysOfPicture(mainKeyOfPath(path) ?? '').map(objectPathOf);
    const asked = [...webp, ...jpeg].map((candidate) => candidate.split(' ')[0]);
    expect(asked.filter((address) => !published.includes(address ?? ''))).toEqual([]);
  });

  it.each(refused)('are not %j', (path) => {
    expect(mainKeyOfPath(path)).toBeUndefined();
  });
});
