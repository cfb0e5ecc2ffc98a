import { describe, expect, it } from '@jest/globals';
import { parseRupiah } from './parse-rupiah';

describe('parseRupiah', () => {
  it.each(['150000', '150.000', 'Rp 150.000', 'rp150.000', ' Rp. 150.000 ', 'Rp\u00a0150.000'])(
    'reads %j as 150000',
    (typed) => {
      expect(parseRupiah(typed)).toBe(150000);
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
    expect(parseRupiah(typed)).toBeUndefined();
  });
});
