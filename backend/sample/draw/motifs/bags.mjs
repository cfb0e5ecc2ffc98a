import {
  cyan,
  cyanDeep,
  ground,
  ink,
  kraft,
  kraftDeep,
  magenta,
  magentaDeep,
  natural,
  paper,
  yellow,
  yellowDeep,
} from '../kit/palette.mjs';
import { circle, clipped, group, path, poly, rect, stroke } from '../kit/svg.mjs';
import { scene, standingShadow } from '../kit/scene.mjs';
import { fitted, text, textWidth } from '../kit/type.mjs';
import { halftone, kawung, leaf, sun, wave } from '../kit/marks.mjs';

/** A tote bag, 660 × 650 before scaling. `art` is clipped to its outline. */
const tote = (x, y, scale, cloth, handle, art) => {
  const outline = 'M40 0H620L660 650H0Z';
  return group(
    standingShadow(10, 650, 650, 32, { slant: 80 }) +
      stroke('M196 40V-110a134 134 0 0 1 268 0V40', handle, 36, { 'stroke-linecap': 'butt' }) +
      clipped(path(outline, ink), rect(0, 0, 660, 650, cloth) + art) +
      rect(52, 18, 556, 4, ink, { opacity: 0.1 }) +
      [196, 464].map((px) => rect(px - 24, 0, 48, 52, handle)).join(''),
    `translate(${x} ${y}) scale(${scale})`,
  );
};

const bumiArt =
  text('bumi', 128, 300, 158) +
  text('manusia', 128, 410, 108, { fill: magenta }) +
  rect(128, 462, textWidth('manusia', 108), 18, yellow);

export const toteBumi = () => scene(ground.mist, tote(270, 400, 1, natural, kraft, bumiArt));

export const toteDark = () =>
  scene(
    ground.rose,
    tote(
      270,
      400,
      1,
      ink,
      '#3A342C',
      sun(330, 300, 150, yellow, 16) +
        text('SENJA', 330, 560, 110, { anchor: 'middle', fill: paper, track: 0.02 }),
    ),
  );

export const totePattern = () => {
  const tiles = Array.from({ length: 9 }, (_, i) =>
    kawung(75 + (i % 3) * 170, 90 + Math.floor(i / 3) * 170, 170, magenta, ink),
  ).join('');
  return scene(ground.sage, tote(270, 400, 1, yellow, yellowDeep, tiles));
};

/** A paper bag with its front and one folded side. `art` is clipped to the front, 440 × 720 before scaling. */
const paperBag = (x, y, scale, fill, side, art, cord) =>
  group(
    standingShadow(0, 560, 720, 34, { slant: 90 }) +
      stroke('M170 10V-70a90 90 0 0 1 180 0V10', cord, 16) +
      poly(
        [
          [440, 0],
          [560, -40],
          [560, 690],
          [440, 720],
        ],
        side,
      ) +
      poly(
        [
          [440, 0],
          [500, 60],
          [560, -40],
        ],
        ink,
        { opacity: 0.12 },
      ) +
      poly(
        [
          [500, 60],
          [560, -40],
          [560, 690],
          [500, 640],
        ],
        ink,
        { opacity: 0.08 },
      ) +
      clipped(rect(0, 0, 440, 720, ink), rect(0, 0, 440, 720, fill) + art) +
      [170, 350].map((px) => circle(px, 26, 10, ink)).join(''),
    `translate(${x} ${y}) scale(${scale})`,
  );

export const shoppingBag = () =>
  scene(
    ground.butter,
    paperBag(
      320,
      320,
      1.02,
      cyan,
      cyanDeep,
      wave(220, 310, 140, ink, paper, yellow) + fitted('Sagara', 60, 600, 320, { fill: paper }),
      ink,
    ),
  );

export const kraftBags = () =>
  scene(
    ground.clay,
    paperBag(
      584,
      250,
      0.86,
      magenta,
      magentaDeep,
      halftone(0, 380, 440, 340, yellow, { cell: 57, from: 0, to: 1 }) +
        fitted('manis', 50, 260, 340, { fill: paper }),
      paper,
    ) +
      paperBag(
        100,
        430,
        0.8,
        kraft,
        kraftDeep,
        leaf(220, 320, 120, ink, magenta) + text('rimba', 220, 590, 110, { anchor: 'middle' }),
        ink,
      ),
  );
