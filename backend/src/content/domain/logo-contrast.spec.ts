import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { isFaintOnDark } from './logo-contrast.js';

/** @param content SVG for a canvas of 200 × 50 pixels. */
async function isFaint(content: string): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return isFaintOnDark({ data, width: info.width, height: info.height });
}
const box = (fill: string) => `<rect width="200" height="50" fill="${fill}"/>`;
/** Strokes in place of letters. */
const words = (fill: string, from = 4) =>
  Array.from(
    { length: 12 },
    (_, n) => `<rect x="${from + 12 * n}" y="9" width="5" height="32" fill="${fill}"/>`,
  ).join('');
const emblem = (fill: string) => `<circle cx="24" cy="25" r="20" fill="${fill}"/>`;

describe('A logo on the dark ground of the footer', () => {
  it.each(['#000', '#16130F', '#333', '#14468F', '#5A1F8C', '#004d26'])(
    'is faint when it is drawn in %s without a ground of its own',
    async (color) => {
      expect(await isFaint(words(color))).toBe(true);
      expect(await isFaint(box(color))).toBe(true);
    },
  );

  it.each(['#fff', '#777', '#E02020', '#F5C518', '#FBFAF6'])(
    'is clear when it is drawn in %s',
    async (color) => {
      expect(await isFaint(words(color))).toBe(false);
      expect(await isFaint(box(color))).toBe(false);
    },
  );

  it('is faint when only its emblem is bright and its words are dark', async () => {
    expect(await isFaint(emblem('#F5C518') + words('#111', 52))).toBe(true);
    expect(await isFaint(emblem('#E02020') + words('#fff', 52))).toBe(false);
  });

  it('is clear when its words stand out from a ground of its own', async () => {
    expect(await isFaint(box('#fff') + words('#000'))).toBe(false);
    expect(await isFaint(box('#000') + words('#fff'))).toBe(false);
  });

  it('is judged by the contrast 3:1', async () => {
    // The ground has a luminance of 0.0067, so 3:1 is at 0.1201. A gray of 97 has 0.1195, and one of 98 has 0.1221.
    expect(await isFaint(box('rgb(97,97,97)'))).toBe(true);
    expect(await isFaint(box('rgb(98,98,98)'))).toBe(false);
  });

  it('is judged by the contrast 3:1 of its own parts, too', async () => {
    // A ground of 5 has a luminance of 0.0015, so 3:1 is at 0.1046. A gray of 90 has 0.1022, and one of 91 has 0.1046.
    expect(await isFaint(box('rgb(5,5,5)') + words('rgb(90,90,90)'))).toBe(true);
    expect(await isFaint(box('rgb(5,5,5)') + words('rgb(91,91,91)'))).toBe(false);
  });

  it('is judged the same when it is mirrored, turned, or has an empty frame', () => {
    // Each pixel is red, green, blue and alpha.
    const pixel = fc.constantFrom([0, 0, 0, 255], [255, 255, 255, 255], [225, 32, 32, 255], [0, 0, 0, 0]);
    const rows = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([width, height]) => {
        const row = fc.array(pixel, { minLength: width, maxLength: width });
        return fc.array(row, { minLength: height, maxLength: height });
      });
    const isFaintOf = (image: (readonly number[])[][]) =>
      isFaintOnDark({ data: image.flat(2), width: image[0]?.length ?? 0, height: image.length });
    fc.assert(
      fc.property(rows, (image) => {
        const faint = isFaintOf(image);
        const turned = (image[0] ?? []).map((_, x) => image.map((row) => row[x] ?? []));
        const empty = [0, 0, 0, 0];
        const framed = image.map((row) => [empty, ...row, empty, empty]);
        for (const same of [image.toReversed(), image.map((row) => row.toReversed()), turned, framed])
          expect(isFaintOf(same)).toBe(faint);
      }),
    );
  });

  it('is not faint without a visible pixel', async () => {
    expect(await isFaint('')).toBe(false);
  });
});
