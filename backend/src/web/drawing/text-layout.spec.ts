import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layoutText, shrinkToFit } from './text-layout.js';
import { drawableText, lineWidth } from './text-outlines.js';

const heading = (size: number, maxLines: number) => ({
  size,
  maxLines,
  weight: 800 as const,
  letterSpacing: -0.03,
});
const SIZES = [heading(66, 3), heading(48, 4), heading(42, 5)];
const WIDTH = 508;

describe('layoutText', () => {
  it('uses the largest size in which the whole text fits', () => {
    expect(layoutText('Logo', WIDTH, SIZES)).toMatchObject({ lines: ['Logo'], style: { size: 66 } });
    const long = layoutText('Brosur Lipat Tiga A4 Art Paper 150 gsm Cetak Dua Sisi', WIDTH, SIZES);
    expect(long.style.size).toBe(48);
    expect(long.lines.join(' ')).toBe('Brosur Lipat Tiga A4 Art Paper 150 gsm Cetak Dua Sisi');
  });

  it('shortens a text that does not fit the smallest size, and ends it with an ellipsis', () => {
    const { lines, style } = layoutText('kata '.repeat(100).trim(), WIDTH, SIZES);
    expect(lines.length).toBe(5);
    expect(style.size).toBe(42);
    expect(lines.at(-1)).toMatch(/kata…$/u);
  });

  it('breaks a word that is wider than a line', () => {
    const { lines } = layoutText('a'.repeat(60), WIDTH, SIZES);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('a'.repeat(60));
  });

  it('lays out any text within the given width and number of lines', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }), (words) => {
        const { lines, style } = layoutText(drawableText(words.join(' ')), WIDTH, SIZES);
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const line of lines) expect(lineWidth(line, style)).toBeLessThanOrEqual(WIDTH + 0.01);
      }),
      { numRuns: 200 },
    );
  });
});

describe('shrinkToFit', () => {
  it('reduces the size of a line that is too wide, and never enlarges a line', () => {
    const style = { size: 68, weight: 800, letterSpacing: -0.03 } as const;
    expect(shrinkToFit('Rp 85.000', WIDTH, style)).toEqual(style);
    const fitted = shrinkToFit('Rp 9.007.199.254.740.991', WIDTH, style);
    expect(lineWidth('Rp 9.007.199.254.740.991', fitted)).toBeCloseTo(WIDTH, 3);
  });
});
