import { describe, expect, it } from '@jest/globals';
import {
  buildPictureKey,
  contentTypeOf,
  keysOfPicture,
  mainKeyOf,
  parsePictureKey,
  siblingKey,
} from './picture-key.js';

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
