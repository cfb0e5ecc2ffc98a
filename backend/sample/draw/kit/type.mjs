/**
 * Text as outlines of the packaged font, so that rendering a drawing needs no installed font.
 * fontkit's `getVariation` fails for WOFF2 fonts, because it reads the compressed bytes. So each weight is a separate
 * font object. Before the first use, fontkit's variation processor moves the points of all glyphs to the weight.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { ink } from './palette.mjs';
import { group, n, path } from './svg.mjs';

/** Option of `text`: centers the words at x. */
export const middle = { anchor: 'middle' };

const file = fileURLToPath(
  import.meta
    .resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
);
const bytes = readFileSync(file);
const weights = new Map();

const fontAt = (weight) => {
  if (!weights.has(weight)) {
    const font = create(bytes);
    // fontkit's getter keeps its first value for ever. So a null stands in while getGlyph loads the glyphs.
    const key = '_variationProcessor';
    Object.defineProperty(font, key, { value: null, configurable: true });
    font.getGlyph(0);
    delete font[key];
    // From here on, the getter makes a processor for this weight.
    font.variationCoords = [weight];
    font._transformedGlyphs.forEach((glyph, id) => vary(font, glyph, id));
    weights.set(weight, font);
  }
  return weights.get(weight);
};

/**
 * Moves the points of a glyph, or the components of a composite glyph, to the font's weight; changes the glyph.
 */
const vary = (font, glyph, id) => {
  const parts = glyph.components ?? [];
  const points = glyph.points ?? parts.map(({ dx, dy }) => movable(dx, dy));
  // The format of variations has four more points for each glyph, which hold its metrics.
  const phantoms = Array.from({ length: 4 }, () => movable(0, 0));
  font._variationProcessor.transformPoints(id, [...points, ...phantoms]);
  parts.forEach((part, i) => Object.assign(part, { dx: points[i].x, dy: points[i].y }));
};

/** A point with the properties and the method that fontkit's variation processor uses. */
const movable = (x, y) => ({ x, y, endContour: true, onCurve: true, copy: () => movable(x, y) });

// Lengths of the font are thousandths of the type size. `track` is the letter spacing as a fraction of that size.
const outlines = (words, weight, track) => {
  const run = fontAt(weight).layout(words);
  let x = 0;
  const letters = run.glyphs.map((glyph, i) => {
    const place = x;
    x += run.positions[i].xAdvance + track * 1000;
    return { glyph, place, advance: run.positions[i].xAdvance };
  });
  return { letters, width: x - track * 1000 };
};

export const textWidth = (words, size, { weight = 800, track = -0.02 } = {}) =>
  (outlines(words, weight, track).width * size) / 1000;

const drawn = (letters, size, x, y) =>
  letters
    .map(({ glyph, place }) => {
      const d = glyph.path.scale(size / 1000, -size / 1000).translate(x + (place * size) / 1000, y);
      return d.toSVG();
    })
    .join('');

export const text = (
  words,
  x,
  y,
  size,
  { weight = 800, fill = ink, anchor = 'start', track = -0.02, ...more } = {},
) => {
  const { letters, width } = outlines(words, weight, track);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * ((width * size) / 1000);
  return path(rounded(drawn(letters, size, x - shift, y)), fill, more);
};

/** One line of words, scaled to the given width. */
export const fitted = (words, x, y, width, options = {}) =>
  text(words, x, y, fittedSize(words, width, options), options);

export const fittedSize = (words, width, options = {}) => width / textWidth(words, 1, options);

/**
 * Words along a circle, centered at `angle` (degrees, -90 is the top). With `inside`, the tops of the letters face the
 * center of the circle, so that words in the bottom half are upright.
 */
export const ringText = (
  words,
  cx,
  cy,
  radius,
  size,
  { weight = 700, fill = ink, track = 0.08, angle = -90, inside = false } = {},
) => {
  const { letters, width } = outlines(words, weight, track);
  const total = (width * size) / 1000 / radius;
  const direction = inside ? -1 : 1;
  return letters
    .map(({ glyph, place, advance }) => {
      const along = ((place + advance / 2) * size) / 1000 / radius - total / 2;
      const at = (angle * Math.PI) / 180 + direction * along;
      const degrees = (at * 180) / Math.PI + (inside ? -90 : 90);
      const d = rounded(drawn([{ glyph, place: -advance / 2 }], size, 0, 0));
      const [x, y] = [cx + radius * Math.cos(at), cy + radius * Math.sin(at)];
      return group(path(d, fill), `translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`);
    })
    .join('');
};

const rounded = (d) => d.replace(/-?\d+\.\d+/g, (value) => String(n(Number(value))));
