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
    ['100 lbr – 35rb', 100, 35_000],
    ['100 lbr — Rp35.000', 100, 35_000],
    ['100 lbr -> 35rb', 100, 35_000],
    ['100 pcs x 35rb', 100, 35_000],
    ['100 × Rp 500', 100, 500],
    ['100 lbr = 35rb per lbr', 100, 35_000],
    ['100 lbr. = 35rb / lembar', 100, 35_000],
    ['5 kotak isi 100 = 85rb', 5, 85_000],
    ['5 box isi 100 lbr: 85rb / box isi 100', 5, 85_000],
    ['3 m² = 20rb', 3, 20_000],
    ['3m2 20.000', 3, 20_000],
  ])('reads %s', (line, from, price) => {
    expect(parsePriceLines(line)).toEqual({ lines: [{ from, price }], unknown: [] });
  });

  it.each([
    '100 = 1.500rb',
    '100 = 35000 40000',
    '100',
    '0 = 500',
    '100 = 1.50',
    '100-249: 500',
    '100–249: 500',
    '1 sisi = 40rb',
    '2 warna: 50rb',
    '1 sisi = 40rb / 2 sisi = 50rb',
    '100 = 40rb / 200 = 50rb',
    '100 lbr = 40rb per sisi',
    '0812 3456',
    '6281234567 3456',
    '100 = 0812',
    '60 x 160',
    '60x160 = 35rb',
    '100 gsm = 35rb',
    '1000001 = 5',
  ])('does not understand %j', (line) => {
    expect(parsePriceLines(line)).toEqual({ lines: [], unknown: [line] });
  });

  it.each([
    ['sisi', '2 sisi = 50rb', 2, 50_000],
    ['Kotak (besar)', '5 kotak (besar): 85rb / kotak  (besar)', 5, 85_000],
    ['100 lembar', '5 x 100 lembar = 85rb', 5, 85_000],
    ['100 lembar', '5 100 lembar 85rb', 5, 85_000],
    ['kotak isi 100', '5 kotak isi 100 = 85rb', 5, 85_000],
    ['pcs/set', '10 pcs/set 5.000', 10, 5000],
  ])('knows the own unit %j', (unit, line, from, price) => {
    expect(parsePriceLines(line, unit)).toEqual({ lines: [{ from, price }], unknown: [] });
  });

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
