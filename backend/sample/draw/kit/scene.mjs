/** Parts that all images share: the square background, and shadows from a light at the upper left. */
import { ink } from './palette.mjs';
import { ellipse, group, poly, rect } from './svg.mjs';

export const size = 1200;

export const scene = (groundColor, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
  `${rect(0, 0, size, size, groundColor)}${content}</svg>`;

export const shadowOpacity = 0.13;

/** The shadow of a flat object: its outline, moved down and to the right. */
export const flatShadow = (outline, dx = 20, dy = 24, opacity = shadowOpacity) =>
  group(outline, `translate(${dx} ${dy})`, { opacity });

/** A sheet with its shadow; the larger `dx` and `dy`, the higher it seems to float. */
export const sheet = (
  x,
  y,
  width,
  height,
  fill,
  { r = 4, dx = 18, dy = 22, opacity = shadowOpacity, ...more } = {},
) =>
  flatShadow(rect(x, y, width, height, ink, { r }), dx, dy, opacity) +
  rect(x, y, width, height, fill, { r, ...more });

/**
 * The shadow of a standing object: a strip on the ground in front of the object. The strip widens on both sides, and
 * more on the side away from the light.
 */
export const standingShadow = (x1, x2, y, depth = 34, { slant = 60, opacity = shadowOpacity } = {}) =>
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

export const ellipseShadow = (cx, cy, rx, ry, opacity = shadowOpacity) =>
  ellipse(cx, cy, rx, ry, ink, { opacity });

/** Darkens a face that is turned away from the light. */
export const dim = (points, opacity = 0.08) => poly(points, ink, { opacity });
