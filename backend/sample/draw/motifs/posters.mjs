import { cyan, ground, ink, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, poly, rect, stroke } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { fitted, text } from '../kit/type.mjs';
import { bowl, halftone, kawung, star, wave } from '../kit/marks.mjs';

// Posters and flyers are drawn 500 × 700 and scaled into their scenes.
const pasarMalam = () =>
  rect(0, 0, 500, 700, cyan) +
  circle(255, 320, 250, yellow) +
  poly(
    [
      [0, 500],
      [500, 230],
      [500, 700],
      [0, 700],
    ],
    ink,
  ) +
  text('PASAR', 36, 590, 92, { fill: paper }) +
  text('MALAM', 36, 664, 92, { fill: yellow });

const konser = () =>
  rect(0, 0, 500, 700, magenta) +
  halftone(0, 300, 500, 410, ink, { cell: 42, from: 0, to: 1.15 }) +
  [220, 170, 120, 70].map((r, i) => circle(250, 270, r, [ink, yellow, ink, magenta][i])).join('') +
  circle(250, 270, 18, paper) +
  fitted('Bunyi', 36, 560, 300, { fill: paper }) +
  fitted('Bumi', 36, 664, 250, { fill: yellow }) +
  text('12.12', 464, 662, 60, { fill: paper, anchor: 'end' });

const pameran = () =>
  rect(0, 0, 500, 700, paper) +
  Array.from({ length: 9 }, (_, i) =>
    kawung(
      (i % 3) * 166.7,
      Math.floor(i / 3) * 166.7,
      166.7,
      [ink, magenta, cyan, ink, magenta][(i * 3) % 5],
      yellow,
    ),
  ).join('') +
  rect(0, 500, 500, 200, yellow) +
  text('pameran', 36, 592, 92) +
  text('batik', 36, 668, 92, { fill: magenta });

const lari = () =>
  rect(0, 0, 500, 700, yellow) +
  [0, 1, 2, 3]
    .map((i) =>
      stroke(
        `M${-60} ${330 + i * 62}C150 ${200 + i * 62} 250 ${520 + i * 62} 560 ${250 + i * 62}`,
        [ink, magenta, cyan, paper][i],
        50,
      ),
    )
    .join('') +
  text('lari', 36, 150, 150) +
  text('pagi', 36, 260, 100, { fill: magenta }) +
  text('5 km', 464, 664, 92, { anchor: 'end' });

/** A poster on a wall, with a white margin and a piece of adhesive tape at the top. */
const hung = (x, y, scale, art, degrees, { margin = 22 } = {}) =>
  group(
    flatShadow(rect(-margin, -margin, 500 + 2 * margin, 700 + 2 * margin, ink), 26, 28) +
      rect(-margin, -margin, 500 + 2 * margin, 700 + 2 * margin, paper) +
      clipped(rect(0, 0, 500, 700, ink), art) +
      group(rect(-66, -26, 132, 52, '#F2E2AE', { opacity: 0.92 }), 'translate(250 -22) rotate(3)'),
    `translate(${x} ${y}) rotate(${degrees} ${250 * scale} ${350 * scale}) scale(${scale})`,
  );

export const posterPasar = () => scene(ground.sage, hung(320, 200, 1.13, pasarMalam(), -5));
export const posterKonser = () => scene(ground.cream, hung(320, 200, 1.13, konser(), 4));

export const posterWall = () =>
  scene(
    ground.clay,
    [pasarMalam, konser, lari, pameran]
      .map((art, i) =>
        hung(190 + (i % 2) * 440, 90 + Math.floor(i / 2) * 535, 0.68, art(), [-2, 1.5, 2, -1.5][i], {
          margin: 14,
        }),
      )
      .join(''),
  );

const flyerKelas = () =>
  rect(0, 0, 500, 700, cyan) +
  circle(380, 190, 200, ink) +
  star(380, 196, 110, yellow) +
  text('Kelas', 40, 440, 104, { fill: paper }) +
  text('masak', 40, 536, 104, { fill: yellow }) +
  textLines(42, 590, 330, 2, { color: paper, weight: 9, gap: 36 });

const flyerWarung = () =>
  rect(0, 0, 500, 700, paper) +
  rect(0, 0, 500, 330, magenta) +
  bowl(250, 190, 110, yellow, paper) +
  fitted('Nasi bakar', 40, 440, 420) +
  text('18.000', 40, 540, 96, { fill: magenta }) +
  textLines(42, 596, 380, 2, { weight: 9, gap: 36 });

const flyerLaut = () =>
  rect(0, 0, 500, 700, yellow) +
  wave(250, 260, 190, cyan, paper, magenta) +
  text('Pesta', 40, 570, 110) +
  text('laut', 40, 662, 110, { fill: magenta });

const loose = (x, y, scale, art, degrees) =>
  group(
    flatShadow(rect(0, 0, 500, 700, ink), 22, 26) + clipped(rect(0, 0, 500, 700, ink), art),
    `translate(${x} ${y}) rotate(${degrees} ${250 * scale} ${350 * scale}) scale(${scale})`,
  );

export const flyers = () =>
  scene(
    ground.butter,
    loose(116, 340, 0.82, flyerLaut(), -10) +
      loose(674, 340, 0.82, flyerWarung(), 10) +
      loose(377, 230, 0.89, flyerKelas(), 0),
  );
