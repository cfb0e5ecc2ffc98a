import { expect, it } from '@jest/globals';
import { isHeaderOf } from './image-header.js';
import { variantKey } from './image-name.js';

const KEY = `${'0'.repeat(32)}-1600x1067-c01020.jpg`;
const HEADER = { format: 'jpeg', width: 1600, height: 1067 };

it('the header of a main image has the format and the size that its key names', () => {
  expect(isHeaderOf(KEY, HEADER)).toBe(true);
  expect(isHeaderOf(KEY, undefined)).toBe(false);
  expect(isHeaderOf(KEY, { ...HEADER, format: 'webp' })).toBe(false);
  expect(isHeaderOf(KEY, { ...HEADER, width: 1067 })).toBe(false);
  expect(isHeaderOf(KEY, { ...HEADER, height: 1600 })).toBe(false);
});

it('the header of a variant has the format that its key names, and any size', () => {
  const variant = variantKey(KEY, 320, 'webp');
  expect(isHeaderOf(variant, { format: 'webp', width: 320, height: 213 })).toBe(true);
  expect(isHeaderOf(variant, { format: 'jpeg', width: 320, height: 213 })).toBe(false);
});
