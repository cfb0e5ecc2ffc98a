import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawable, linePath, lineWidth } from './lettering.js';
import { fitLine, setBlock } from './typesetting.js';

const heading = (size: number, most: number) => ({ size, most, weight: 800 as const, tracking: -0.03 });
const SIZES = [heading(66, 3), heading(48, 4), heading(42, 5)];
const WIDTH = 508;

describe('drawable', () => {
  it('leaves out what the font cannot draw, and the gaps that remain', () => {
    expect(drawable('🎉 Paket  生日 Ulang\nTahun 👨‍👩‍👧')).toBe('Paket Ulang Tahun');
    expect(drawable('名片')).toBe('');
    expect(drawable('Łódź Cafe\u0301 “Ñandú” ½ × Đường')).toBe('Łódź Café “Ñandú” ½ × Đường');
  });
});

describe('linePath', () => {
  it('is as wide as was measured, from several alphabets', () => {
    const lettering = { size: 40, weight: 800, tracking: -0.02 } as const;
    const numbers =
      linePath('Łódź 310 gsm', 100, 50, lettering)
        .match(/-?\d+(?:\.\d+)?/gu)
        ?.map(Number) ?? [];
    const right = Math.max(...numbers.filter((_, index) => index % 2 === 0));
    expect(Math.abs(right - 100 - lineWidth('Łódź 310 gsm', lettering))).toBeLessThan(6);
  });
});

describe('setBlock', () => {
  it('takes the largest size in which everything fits', () => {
    expect(setBlock('Logo', WIDTH, SIZES)).toMatchObject({ lines: ['Logo'], lettering: { size: 66 } });
    const long = setBlock('Brosur Lipat Tiga A4 Art Paper 150 gsm Cetak Dua Sisi', WIDTH, SIZES);
    expect(long.lettering.size).toBe(48);
    expect(long.lines.join(' ')).toBe('Brosur Lipat Tiga A4 Art Paper 150 gsm Cetak Dua Sisi');
  });

  it('says with an ellipsis that it left something out', () => {
    const { lines, lettering } = setBlock('kata '.repeat(100).trim(), WIDTH, SIZES);
    expect(lines.length).toBe(5);
    expect(lettering.size).toBe(42);
    expect(lines.at(-1)).toMatch(/kata…$/u);
  });

  it('breaks a word that is wider than the frame', () => {
    const { lines } = setBlock('a'.repeat(60), WIDTH, SIZES);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('a'.repeat(60));
  });

  it('never leaves the frame, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }), (words) => {
        const { lines, lettering } = setBlock(drawable(words.join(' ')), WIDTH, SIZES);
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const line of lines) expect(lineWidth(line, lettering)).toBeLessThanOrEqual(WIDTH + 0.01);
      }),
      { numRuns: 200 },
    );
  });
});

describe('fitLine', () => {
  it('makes a line smaller until it fits, and never larger', () => {
    const lettering = { size: 68, weight: 800, tracking: -0.03 } as const;
    expect(fitLine('Rp 85.000', WIDTH, lettering)).toEqual(lettering);
    const fitted = fitLine('Rp 9.007.199.254.740.991', WIDTH, lettering);
    expect(lineWidth('Rp 9.007.199.254.740.991', fitted)).toBeCloseTo(WIDTH, 3);
  });
});
