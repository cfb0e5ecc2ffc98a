/** Nine social media posts of one brand, on a phone and as a proof. */
import { cyan, ground, ink, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, poly, rect } from '../kit/svg.mjs';
import { scene, sheet } from '../kit/scene.mjs';
import { middle, text } from '../kit/type.mjs';
import { bowl, drop, halftone, sun } from '../kit/marks.mjs';
import { handset } from '../kit/handset.mjs';

/** A post's background. It extends beyond the square, because a feed shows posts taller than a proof does. */
const background = (s, fill) => rect(0, -40, s, s + 80, fill);

/** Nine posts of one brand. `s` is the side of a post, always 300. */
const kopiPosts = [
  (s) => background(s, cyan) + drop(150, 150, 78, paper, cyan),
  (s) => background(s, yellow) + text('pagi', 150, 175, 96, middle),
  (s) => background(s, ground.rose) + circle(160, 160, 84, magenta),
  (s) => background(s, ink) + sun(150, 150, 92, yellow, 14),
  (s) =>
    background(s, magenta) +
    poly(
      [
        [60, 60],
        [240, 210],
        [60, 210],
      ],
      paper,
    ),
  (s) => background(s, ground.mist) + bowl(150, 160, 80, ink, magenta),
  (s) => background(s, ground.butter) + halftone(0, 120, s, 190, magenta, { cell: 47, from: 0, to: 1 }),
  (s) => background(s, cyan) + rect(85, 70, 130, 160, magenta) + circle(150, 130, 34, yellow),
  (s) => background(s, ink) + text('senja', 150, 172, 88, { ...middle, fill: paper }),
];

/** Three columns of posts, each `cell` wide. `tall` is the part of a background that shows above and below its post. */
const grid = (posts, cell, gap, tall = 0) =>
  posts
    .map((post, i) =>
      group(
        clipped(rect(0, -tall, 300, 300 + 2 * tall, ink), post(300)),
        `translate(${(i % 3) * (cell + gap)} ${Math.floor(i / 3) * (cell * (1 + tall / 150) + gap)}) scale(${cell / 300}) translate(0 ${tall})`,
      ),
    )
    .join('');

const profile = (w, face, posts, button) => {
  const cell = (w - 12) / 3;
  return (
    rect(0, 0, w, 262, ground.cream) +
    group(face, 'translate(86 106) scale(1.25)') +
    textLines(164, 84, 200, 2, { gap: 34, weight: 10, last: 0.65 }) +
    rect(32, 190, w - 150, 44, button, { r: 6 }) +
    rect(w - 106, 190, 74, 44, paper, { r: 6 }) +
    group(grid(posts, cell, 6, 38), 'translate(0 268)') +
    textLines(34, 812, w - 68, 2, { gap: 34, weight: 9 })
  );
};

export const feed = () =>
  scene(
    ground.sage,
    handset(
      375,
      110,
      450,
      930,
      profile(406, circle(0, 0, 40, magenta) + drop(0, 0, 19, paper, magenta), kopiPosts, magenta),
    ),
  );

export const feedProof = () =>
  scene(
    ground.mist,
    sheet(150, 150, 900, 900, paper, { dx: 24, dy: 28 }) +
      group(grid(kopiPosts, 272, 12), 'translate(180 180)'),
  );
