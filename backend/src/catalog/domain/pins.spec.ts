import { expect, it } from '@jest/globals';
import { MAX_PINS, parsePins } from './pins.js';

const ids = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);
const refused = (path: string) =>
  expect.objectContaining({ kind: 'invalid', fields: { [path]: expect.any(String) } });

it('accepts up to twelve products', () => {
  expect(() => parsePins([], () => true)).not.toThrow();
  expect(() => parsePins(ids(MAX_PINS), () => true)).not.toThrow();
});

it('refuses a thirteenth product, a product twice, and an unknown product', () => {
  expect(() => parsePins(ids(MAX_PINS + 1), () => true)).toThrow(refused('productIds'));
  expect(() => parsePins(['p0', 'p1', 'p0'], () => true)).toThrow(refused('productIds.2'));
  expect(() => parsePins(['p0', 'p1'], (id) => id === 'p0')).toThrow(refused('productIds.1'));
});
