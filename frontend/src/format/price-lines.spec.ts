import { describe, expect, it } from '@jest/globals';
import { parsePriceLines, parseShortAmount } from './price-lines';

describe('parseShortAmount', () => {
  it.each([
    ['12rb', 12_000],
    ['12 ribu', 12_000],
    ['1,5jt', 1_500_000],
    ['Rp 2.5 juta', 2_500_000],
    ['35k', 35_000],
    ['35000', undefined],
    ['dua rb', undefined],
    ['0,25jt', 250_000],
    ['1,2345jt', undefined],
    ['1.500rb', undefined],
    ['1,250jt', undefined],
    ['12rb/lbr', undefined],
    ['12rbx', undefined],
  ])('reads %s', (typed, amount) => {
    expect(parseShortAmount(typed)).toBe(amount);
  });
});

describe('parsePriceLines', () => {
  it.each([
    ['100 lbr = 35rb', 100, 35_000],
    ['100 lembar: Rp 35.000', 100, 35_000],
    ['250\t175000', 250, 175_000],
    ['250\t175.000', 250, 175_000],
    ['1.000 pcs - 450rb', 1000, 450_000],
    ['500 = 1,2jt', 500, 1_200_000],
    ['12 @ Rp 85.000,-', 12, 85_000],
    ['50lbr 1.500/lbr', 50, 1500],
  ])('reads %s', (line, from, price) => {
    expect(parsePriceLines(line)).toEqual({ lines: [{ from, price }], unknown: [] });
  });

  it.each(['100 = 1.500rb', '100 = 35000 40000', '100', '0 = 500', '100 = 1.50', '100-249: 500'])(
    'does not understand %j',
    (line) => {
      expect(parsePriceLines(line)).toEqual({ lines: [], unknown: [line] });
    },
  );

  it('names the lines that are too many', () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((from) => `${from} = 500`);
    expect(parsePriceLines(lines.join('\n'))).toMatchObject({ lines: { length: 8 }, unknown: ['9 = 500'] });
  });

  it('sorts the quantities, and names each line that is not understood', () => {
    expect(parsePriceLines('Harga brosur\n500 = 90rb\n\n100 = 35rb\n100 = 40rb\nhubungi kami')).toEqual({
      lines: [
        { from: 100, price: 35_000 },
        { from: 500, price: 90_000 },
      ],
      unknown: ['Harga brosur', '100 = 40rb', 'hubungi kami'],
    });
  });
});
