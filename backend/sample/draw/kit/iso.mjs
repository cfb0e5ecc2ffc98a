/** Boxes in isometric projection; each face is an affine transformation of flat artwork. */
import { n, group } from './svg.mjs';

const C = 0.87;
const S = 0.36;

/**
 * Projects points and faces of a box on the ground around (cx, cy); its front corner has x = width and y = depth.
 */
export const projector = (cx, cy) => {
  const at = (x, y, z = 0) => [cx + (x - y) * C, cy + (x + y) * S - z];
  const on = (a, b, c, d, [e, f], content) =>
    group(content, `matrix(${[a, b, c, d, e, f].map((v) => Math.round(v * 1000) / 1000).join(' ')})`);
  return {
    at,
    /** Faces take artwork in flat coordinates: origin at the upper left, lengths before projection. */
    left: (x, y, z, content) => on(C, S, 0, 1, at(x, y, z), content),
    right: (x, y, z, content) => on(C, -S, 0, 1, at(x, y, z), content),
    top: (x, y, z, content) => on(C, S, -C, S, at(x, y, z), content),
  };
};

export const points = (...list) => list.map(([x, y]) => [n(x), n(y)]);
