/** Boxes in isometric projection; each face is an affine transformation of flat artwork. */
import { group } from './svg.mjs';

// Scales of a length on the ground: C horizontally (cos 30°), and S vertically. sin 30° = 0.5 would show more of the top.
const C = 0.87;
const S = 0.36;

/**
 * Projects points and faces of a box on the ground. The back corner (0, 0) is at (cx, cy), and the front corner has
 * x = width and y = depth.
 */
export const projector = (cx, cy) => {
  const at = (x, y, z = 0) => [cx + (x - y) * C, cy + (x + y) * S - z];
  const transformed = (a, b, c, d, [e, f], content) =>
    group(content, `matrix(${[a, b, c, d, e, f].map((v) => Math.round(v * 1000) / 1000).join(' ')})`);
  return {
    at,
    /** Faces take artwork in flat coordinates: origin at the upper left, lengths before projection. */
    left: (x, y, z, content) => transformed(C, S, 0, 1, at(x, y, z), content),
    right: (x, y, z, content) => transformed(C, -S, 0, 1, at(x, y, z), content),
    top: (x, y, z, content) => transformed(C, S, -C, S, at(x, y, z), content),
  };
};
