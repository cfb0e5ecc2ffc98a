import { describe, expect, it } from '@jest/globals';
import { formatRupiah } from './rupiah.js';

describe('formatRupiah', () => {
  it.each([
    [0, 'Rp 0'],
    [999, 'Rp 999'],
    [35000, 'Rp 35.000'],
    [1250000, 'Rp 1.250.000'],
    [2500000000, 'Rp 2.500.000.000'],
    [1234.9, 'Rp 1.234'],
    [12_345_678_901_234_567_890n, 'Rp 12.345.678.901.234.567.890'],
  ])('writes %p as %s', (amount: number | bigint, text) => {
    expect(formatRupiah(amount).replace('\u00a0', ' ')).toBe(text);
  });
});
