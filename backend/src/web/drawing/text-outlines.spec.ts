import { describe, expect, it } from '@jest/globals';
import { drawableText, linePath, lineWidth } from './text-outlines.js';

// The width of the last letter includes some blank space to the right of the letter.
const BLANK_PX = 6;

describe('drawableText', () => {
  it('removes characters that the font lacks, and the resulting double spaces', () => {
    expect(drawableText('🎉 Paket  生日 Ulang\nTahun 👨‍👩‍👧')).toBe('Paket Ulang Tahun');
    expect(drawableText('名片')).toBe('');
    expect(drawableText('anti\u2011air \u2012 A\u2010B \u2015 2\u22121')).toMatch(
      /^anti-air \S A-B \S 2\S1$/u,
    );
    expect(drawableText('Łódź Cafe\u0301 “Ñandú” ½ × Đường')).toBe('Łódź Café “Ñandú” ½ × Đường');
  });
});

describe('linePath', () => {
  it('draws a line about as wide as lineWidth() returns, with characters from two font files', () => {
    const style = { size: 40, weight: 800, letterSpacing: -0.02 } as const;
    const numbers =
      linePath('Łódź 310 gsm', 100, 50, style)
        .match(/-?\d+(?:\.\d+)?/gu)
        ?.map(Number) ?? [];
    // In the path, x and y values alternate.
    const right = Math.max(...numbers.filter((_, index) => index % 2 === 0));
    expect(Math.abs(right - 100 - lineWidth('Łódź 310 gsm', style))).toBeLessThan(BLANK_PX);
  });
});
