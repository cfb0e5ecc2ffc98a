import { describe, expect, it } from '@jest/globals';
import { formatRupiah, parsePrice } from './parse-price';

describe('formatRupiah', () => {
  it.each([
    [0, 'Rp 0'],
    [999, 'Rp 999'],
    [35000, 'Rp 35.000'],
    [1250000, 'Rp 1.250.000'],
    [2500000000, 'Rp 2.500.000.000'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatRupiah(amount).replace('\u00a0', ' ')).toBe(text);
  });
});

describe('parsePrice', () => {
  it.each(['150000', '150.000', 'Rp 150.000', 'rp150.000', ' Rp. 150.000 ', 'Rp\u00a0150.000'])(
    'reads %j as 150000',
    (typed) => {
      expect(parsePrice(typed)).toBe(150000);
    },
  );

  it.each([
    '',
    'Rp',
    '150,000',
    '1.50',
    '15.0000',
    '150.000,00',
    '-150000',
    '150rb',
    '1e5',
    '99999999999999999',
  ])('refuses %j', (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });
});
