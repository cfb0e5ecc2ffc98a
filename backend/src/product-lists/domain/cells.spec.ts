import { describe, expect, it } from '@jest/globals';
import { readAmount } from './cells.js';

describe('readAmount', () => {
  it.each([
    ['35000', 35_000],
    ['35.000', 35_000],
    ['35 000', 35_000],
    ['Rp 1.250.000,00', 1_250_000],
    ['1\u00a0250\u00a0000', 1_250_000],
    ['35.000,-', 35_000],
    ['IDR 7.500', 7500],
    ['7500 IDR', 7500],
    ['\u202d75.000\u202c', 75_000],
  ])("reads '%s'", (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each(['2 5', '27 50', '1 2500', '100 20', '1.250 000', '12.50', '1.25.000', '3 x 5000'])(
    "refuses '%s' instead of joining its digits",
    (typed) => {
      const read = readAmount(typed);
      expect(read).toHaveProperty('message');
      expect(read).not.toHaveProperty('suggestion');
    },
  );

  it("suggests what '1,5 jt' means", () => {
    expect(readAmount('1,5 jt')).toMatchObject({ suggestion: 1_500_000 });
  });
});
