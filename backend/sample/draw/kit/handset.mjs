/** A phone, and what is on its screen: 406 × 878 when the phone is 450 × 930. */
import { ink, paper } from './palette.mjs';
import { clipped, group, rect } from './svg.mjs';
import { standing } from './scene.mjs';

export const handset = (x, y, w, h, content, { shadow = true } = {}) =>
  (shadow ? standing(x + 16, x + w - 16, y + h, 34, { slant: 90 }) : '') +
  rect(x, y, w, h, ink, { r: w * 0.13 }) +
  clipped(
    rect(x + 22, y + 26, w - 44, h - 52, paper, { r: w * 0.085 }),
    rect(x + 22, y + 26, w - 44, h - 52, paper) + group(content, `translate(${x + 22} ${y + 26})`),
  );
