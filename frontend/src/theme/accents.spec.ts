import { describe, expect, it } from '@jest/globals';
import { ACCENTS } from '@etalase/backend/rules/accents';
import { colors } from './tokens';

/** WCAG 2: relative luminance of a color written as #rrggbb. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: contrast ratio of two colors. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = Object.values(colors.paper).map(({ value }) => value);

describe.each(Object.entries(ACCENTS))('The accent %s', (name, { plain, deep }) => {
  it('is legible as text on every page background color', () => {
    for (const background of backgrounds) expect(contrast(deep, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('is legible as the background of white text', () => {
    expect(contrast(plain, colors.white.value)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(deep, colors.white.value)).toBeGreaterThanOrEqual(4.5);
  });

  it('is legible as text on yellow', () => {
    expect(contrast(deep, colors.yellow.value)).toBeGreaterThanOrEqual(4.5);
  });

  it('is legible as the background of text in the colors paper and paper.raised', () => {
    for (const background of [plain, deep])
      for (const { value } of [colors.paper.DEFAULT, colors.paper.raised])
        expect(contrast(background, value)).toBeGreaterThanOrEqual(4.5);
  });

  it('is visible as a line on every page background color', () => {
    for (const background of backgrounds) expect(contrast(plain, background)).toBeGreaterThanOrEqual(3);
  });

  it('has the default colors of the theme only if the accent is magenta', () => {
    const isDefault = plain === colors.magenta.DEFAULT.value && deep === colors.magenta.deep.value;
    expect(isDefault).toBe(name === 'magenta');
  });
});
