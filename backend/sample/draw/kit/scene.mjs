/** What all images share: the square ground, the light from the upper left and its shadows. */
import { ink } from './palette.mjs';
import { ellipse, faded, group, path, poly, rect } from './svg.mjs';

export const size = 1200;

export const scene = (groundColor, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
  `${rect(0, 0, size, size, groundColor)}${content}</svg>`;

export const shade = 0.13;

/** The shadow of a flat thing lying on the ground: its own outline, a little down and to the right. */
export const lying = (outline, dx = 20, dy = 24, opacity = shade) =>
  group(outline, `translate(${dx} ${dy})`, { opacity });

/** A sheet with its shadow; `depth` says how high it floats. */
export const sheet = (
  x,
  y,
  width,
  height,
  fill,
  { r = 4, dx = 18, dy = 22, opacity = shade, ...more } = {},
) =>
  lying(rect(x, y, width, height, ink, { r }), dx, dy, opacity) +
  rect(x, y, width, height, fill, { r, ...more });

/** The shadow of a standing thing: a slanted strip on the floor in front of it. */
export const standing = (x1, x2, y, depth = 34, { slant = 60, opacity = shade } = {}) =>
  poly(
    [
      [x1, y],
      [x2, y],
      [x2 + slant, y + depth],
      [x1 - slant * 0.4, y + depth],
    ],
    ink,
    { opacity },
  );

export const pool = (cx, cy, rx, ry, opacity = shade) => ellipse(cx, cy, rx, ry, ink, { opacity });

/** A darker veil over a face that is turned from the light. */
export const dim = (points, opacity = 0.08) => poly(points, ink, { opacity });

export const shape = (d, opacity = shade) => faded(opacity, path(d, ink));
