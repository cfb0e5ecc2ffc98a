/** Business cards: fanned, front and back, and stacked. */
import { ground, ink, magenta, paper, yellow } from '../kit/palette.mjs';
import { clipped, textLines, group, poly, rect, scaled, turn } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { projector } from '../kit/iso.mjs';
import { text } from '../kit/type.mjs';
import { drop, halftone } from '../kit/marks.mjs';

const [W, H] = [640, 380];

const card = (x, y, fill, content = '') =>
  flatShadow(rect(x, y, W, H, ink, { r: 6 }), 22, 26, 0.12) +
  group(
    rect(0, 0, W, H, fill, { r: 6 }) + clipped(rect(0, 0, W, H, ink, { r: 6 }), content),
    `translate(${x} ${y})`,
  );

const kopiFront =
  rect(W - 42, 0, 42, H, yellow, { r: 0 }) +
  drop(106, 110, 52) +
  text('Kopi Senja', 54, 262, 68) +
  textLines(56, 300, 300, 2, { gap: 28, last: 0.7 });

export const fanned = () =>
  scene(
    ground.cream,
    scaled(1.16, turn(-14, card(330, 492, magenta) + card(286, 434, ink) + card(230, 360, paper, kopiFront))),
  );

const kopiBack =
  drop(W / 2, H / 2, 92, yellow, magenta) + halftone(0, 250, W, 130, ink, { cell: 29, from: 0, to: 0.9 });

export const faceAndBack = () =>
  scene(
    ground.rose,
    scaled(1.12, turn(-8, card(190, 210, magenta, kopiBack) + card(370, 600, paper, kopiFront))),
  );

export const stack = () => {
  const [cx, cy, w, d, h] = [600, 440, 700, 416, 230];
  // Centers the stack: 0.435 is half of the horizontal scale of the projection.
  const iso = projector(cx - (w - d) * 0.435, cy);
  const layers = 14;
  const stripes = (length) =>
    Array.from(
      { length: layers },
      (_, i) =>
        rect(
          0,
          (i * h) / layers,
          length,
          h / layers,
          [paper, magenta, paper, ink, paper, yellow, paper][i % 7],
        ) + rect(0, (i * h) / layers, length, 1.5, ink, { opacity: 0.25 }),
    ).join('');
  const face =
    rect(0, 0, w, d, paper) +
    rect(w - 46, 0, 46, d, yellow) +
    drop(140, 148, 76) +
    text('Kopi Senja', 62, 350, 92);
  const below = -14;
  const shadow = poly(
    [
      iso.at(0, d, below),
      iso.at(w, d, below),
      iso.at(w, 0, below),
      iso.at(w + 70, 0, below),
      iso.at(w + 70, d + 70, below),
      iso.at(0, d + 70, below),
    ],
    ink,
    { opacity: 0.12 },
  );
  return scene(
    ground.butter,
    shadow +
      iso.left(0, d, h, stripes(w)) +
      iso.right(w, d, h, stripes(d) + rect(0, 0, d, h, ink, { opacity: 0.1 })) +
      iso.top(0, 0, h, face),
  );
};
