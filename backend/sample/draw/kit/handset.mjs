/** A phone with content on its screen. A phone of 450 × 930 has a screen of 406 × 878. */
import { ink, paper } from './palette.mjs';
import { clipped, group, rect } from './svg.mjs';
import { standingShadow } from './scene.mjs';

export const handset = (x, y, w, h, content, { shadow = true } = {}) =>
  (shadow ? standingShadow(x + 16, x + w - 16, y + h, 34, { slant: 90 }) : '') +
  rect(x, y, w, h, ink, { r: w * 0.13 }) +
  clipped(
    rect(x + 22, y + 26, w - 44, h - 52, paper, { r: w * 0.085 }),
    rect(x + 22, y + 26, w - 44, h - 52, paper) + group(content, `translate(${x + 22} ${y + 26})`),
  );
