/** Social media stories: images in portrait format. */
import { cyan, ground, ink, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, poly, rect, scaled } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { fitted, middle, text } from '../kit/type.mjs';
import { bowl, halftone, sun } from '../kit/marks.mjs';
import { handset } from '../kit/handset.mjs';

/** The progress bar of a story: four parts, of which those up to the number `done` are bright. */
const storyBar = (w, done) =>
  [0, 1, 2, 3]
    .map((i) =>
      rect(24 + (i * (w - 48)) / 4, 30, (w - 48) / 4 - 8, 7, paper, { r: 3.5, opacity: i <= done ? 1 : 0.4 }),
    )
    .join('');

const storyOpen = (w, h) =>
  rect(0, 0, w, h, magenta) +
  circle(w / 2, h * 0.42, w * 0.36, yellow) +
  halftone(0, h * 0.62, w, h * 0.4, ink, { cell: 39, from: 0, to: 1.1 }) +
  bowl(w / 2, h * 0.43, w * 0.2, ink, magenta) +
  fitted('Sambal', 32, h * 0.17, w - 64, { fill: paper }) +
  storyBar(w, 1);

const storySale = (w, h) =>
  rect(0, 0, w, h, cyan) +
  sun(w / 2, h * 0.4, w * 0.4, yellow, 16) +
  fitted('12.12', w * 0.24, h * 0.425, w * 0.52) +
  fitted('Gratis ongkir', 30, h * 0.74, w - 60, { fill: paper }) +
  rect(w * 0.2, h * 0.82, w * 0.6, 62, ink, { r: 31 }) +
  text('Pesan', w / 2, h * 0.82 + 42, 36, { ...middle, fill: paper, track: 0 }) +
  storyBar(w, 2);

const storyReel = (w, h) =>
  rect(0, 0, w, h, ink) +
  circle(w / 2, h * 0.5, w * 0.3, paper) +
  poly(
    [
      [w * 0.42, h * 0.43],
      [w * 0.42, h * 0.57],
      [w * 0.64, h * 0.5],
    ],
    magenta,
    { 'stroke-linejoin': 'round', stroke: magenta, 'stroke-width': 14 },
  ) +
  [0.62, 0.72, 0.82].map((k, i) => circle(w - 40, h * k, 20, [magenta, paper, yellow][i])).join('') +
  textLines(30, h * 0.86, w * 0.55, 2, { color: paper, weight: 8, gap: 30 }) +
  storyBar(w, 0);

const frame = (x, y, w, h, content, degrees) =>
  group(
    flatShadow(rect(x, y, w, h, ink, { r: 36 }), 20, 26) +
      clipped(rect(x, y, w, h, ink, { r: 36 }), group(content, `translate(${x} ${y})`)),
    `rotate(${degrees} ${x + w / 2} ${y + h})`,
  );

export const stories = () =>
  scene(
    ground.rose,
    scaled(
      0.94,
      frame(76, 290, 340, 604, storySale(340, 604), -6) +
        frame(784, 290, 340, 604, storyReel(340, 604), 6) +
        frame(405, 230, 390, 720, storyOpen(390, 720), 0),
    ),
  );

export const reel = () => scene(ground.cream, handset(375, 110, 450, 930, storySale(406, 878)));
