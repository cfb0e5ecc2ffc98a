/** What is made for screens: feeds, stories, advertisements and small websites. */
import { cyan, ground, grey, ink, magenta, natural, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, copy, group, line, path, poly, rect, scaled, stroke } from '../kit/svg.mjs';
import { lying, scene, sheet, standing } from '../kit/scene.mjs';
import { fitted, type } from '../kit/type.mjs';
import { bowl, drop, halftone, inks, leaf, sail, star, sun, wave } from '../kit/marks.mjs';

const middle = { anchor: 'middle' };

const handset = (x, y, w, h, content, { shadow = true } = {}) =>
  (shadow ? standing(x + 16, x + w - 16, y + h, 34, { slant: 90 }) : '') +
  rect(x, y, w, h, ink, { r: w * 0.13 }) +
  clipped(
    rect(x + 22, y + 26, w - 44, h - 52, paper, { r: w * 0.085 }),
    rect(x + 22, y + 26, w - 44, h - 52, paper) + group(content, `translate(${x + 22} ${y + 26})`),
  );

/** A feed shows posts taller than they are wide, a proof shows them square: grounds reach beyond the square. */
const back = (s, fill) => rect(0, -40, s, s + 80, fill);

/** Nine square posts of one house, each in a box of 300. */
const kopiPosts = [
  (s) => back(s, cyan) + drop(150, 150, 78, paper, cyan),
  (s) => back(s, yellow) + type('pagi', 150, 175, 96, middle),
  (s) => back(s, ground.rose) + circle(160, 160, 84, magenta),
  (s) => back(s, ink) + sun(150, 150, 92, yellow, 14),
  (s) =>
    back(s, magenta) +
    poly(
      [
        [60, 60],
        [240, 210],
        [60, 210],
      ],
      paper,
    ),
  (s) => back(s, ground.mist) + bowl(150, 160, 80, ink, magenta),
  (s) => back(s, ground.butter) + halftone(0, 120, s, 190, magenta, { cell: 47, from: 0, to: 1 }),
  (s) => back(s, cyan) + rect(85, 70, 130, 160, magenta) + circle(150, 130, 34, yellow),
  (s) => back(s, ink) + type('senja', 150, 172, 88, { ...middle, fill: paper }),
];

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
    copy(164, 84, 200, 2, { gap: 34, weight: 10, last: 0.65 }) +
    rect(32, 190, w - 150, 44, button, { r: 6 }) +
    rect(w - 106, 190, 74, 44, paper, { r: 6 }) +
    group(grid(posts, cell, 6, 38), 'translate(0 268)') +
    copy(34, 812, w - 68, 2, { gap: 34, weight: 9 })
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

/** The nine posts laid out as the proof that the client approves. */
export const feedProof = () =>
  scene(
    ground.mist,
    sheet(150, 150, 900, 900, paper, { dx: 24, dy: 28 }) +
      group(grid(kopiPosts, 272, 12), 'translate(180 180)'),
  );

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
  type('Pesan', w / 2, h * 0.82 + 42, 36, { ...middle, fill: paper, track: 0 }) +
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
  copy(30, h * 0.86, w * 0.55, 2, { colour: paper, weight: 8, gap: 30 }) +
  storyBar(w, 0);

const frame = (x, y, w, h, content, degrees) =>
  group(
    lying(rect(x, y, w, h, ink, { r: 36 }), 20, 26) +
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

const browser = (x, y, w, h, content) =>
  sheet(x, y, w, h, paper, { r: 16, dx: 22, dy: 28 }) +
  clipped(
    rect(x, y, w, h, paper, { r: 16 }),
    rect(x, y, w, 62, ink) + group(content, `translate(${x} ${y + 62})`),
  ) +
  [magenta, yellow, cyan].map((fill, i) => circle(x + 36 + i * 32, y + 31, 10, fill)).join('') +
  rect(x + 150, y + 16, w - 190, 30, paper, { r: 15, opacity: 0.18 });

const landing = (w) =>
  rect(0, 0, w, 900, natural) +
  leaf(58, 44, 24, ink, magenta) +
  type('rimba', 96, 60, 36) +
  [0, 1, 2].map((i) => rect(w - 300 + i * 70, 40, 48, 10, grey, { r: 5 })).join('') +
  rect(w - 90, 28, 60, 34, ink, { r: 4 }) +
  type('Hijau', 48, 210, 96) +
  type('di rumah.', 48, 306, 96, { fill: magenta }) +
  copy(52, 356, 330, 2, { gap: 30, weight: 9, colour: '#B8AE99' }) +
  rect(48, 424, 210, 66, '#0B7A4B', { r: 4 }) +
  type('Pesan', 153, 468, 36, { ...middle, fill: paper, track: 0 }) +
  circle(w - 210, 280, 190, yellow) +
  path(`M${w - 300} 330h180l-30 160h-120Z`, magenta) +
  leaf(w - 210, 220, 130, ink, cyan);

export const landingPage = () => {
  const cards = [ground.sage, ground.rose, ground.mist].map(
    (fill, i) =>
      rect(40 + i * 300, 560, 280, 200, fill) + leaf(180 + i * 300, 650, 44, ink, [cyan, magenta, yellow][i]),
  );
  return scene(ground.mist, browser(130, 190, 940, 800, landing(940) + cards.join('')));
};

/** The same page on the width most visitors have. */
export const landingPhone = () => {
  const w = 406;
  const content =
    rect(0, 0, w, 878, natural) +
    leaf(50, 62, 22, ink, magenta) +
    type('rimba', 82, 76, 36) +
    [0, 1, 2].map((i) => line(w - 74, 52 + i * 13, w - 34, 52 + i * 13, ink, 5)).join('') +
    circle(w / 2, 300, 158, yellow) +
    path('M138 330h130l-22 118h-86Z', magenta) +
    leaf(w / 2, 250, 96, ink, cyan) +
    type('Hijau', 34, 570, 84) +
    type('di rumah.', 34, 650, 84, { fill: magenta }) +
    copy(36, 696, 300, 2, { gap: 30, weight: 9, colour: '#B8AE99' }) +
    rect(34, 768, w - 68, 76, '#0B7A4B', { r: 6 }) +
    type('Pesan', w / 2, 820, 40, { ...middle, fill: paper, track: 0 });
  return scene(ground.clay, handset(375, 110, 450, 930, content));
};

/** Three sizes of one advertisement, on a grid of the places that show them. */
export const ads = () => {
  const wide =
    rect(0, 0, 560, 300, ink) +
    wave(454, 130, 82, cyan, paper, yellow) +
    type('Ikan segar', 36, 110, 56, { fill: paper }) +
    type('tiap pagi', 36, 176, 56, { fill: yellow }) +
    rect(36, 226, 130, 44, magenta, { r: 22 });
  const square =
    rect(0, 0, 380, 380, cyan) +
    halftone(0, 200, 380, 190, ink, { cell: 42, from: 0, to: 0.9 }) +
    fitted('Sagara', 36, 130, 308, { fill: paper }) +
    circle(280, 270, 76, yellow) +
    type('-20%', 280, 286, 44, middle);
  const tall =
    rect(0, 0, 280, 560, magenta) +
    sail(140, 190, 96, yellow, paper) +
    fitted('Antar', 36, 390, 208, { fill: paper }) +
    copy(36, 430, 208, 2, { colour: '#F3A9CC', gap: 30 }) +
    rect(36, 490, 208, 44, ink, { r: 22 });
  const put = (x, y, w, h, content) =>
    lying(rect(x, y, w, h, ink), 18, 22) +
    group(clipped(rect(0, 0, w, h, ink), content), `translate(${x} ${y})`);
  return scene(
    ground.butter,
    put(130, 230, 560, 300, wide) +
      put(130, 570, 400, 400, group(square, 'scale(1.0526)')) +
      put(730, 230, 340, 680, group(tall, 'scale(1.2143)')) +
      put(570, 570, 120, 190, rect(0, 0, 120, 190, yellow) + star(60, 95, 42, ink)) +
      put(570, 800, 120, 170, rect(0, 0, 120, 170, paper) + wave(60, 85, 44)),
  );
};

/** A month of posts: every filled day has one. */
export const contentPlan = () => {
  const cells = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [60 + (i % 6) * 136, 190 + Math.floor(i / 6) * 132];
    const kind = [0, 4, 1, 4, 2, 4, 4, 3, 4, 0, 4, 1, 2, 4, 4, 0, 4, 3, 4, 1, 4, 2, 4, 0, 3, 4, 1, 4, 4, 2][
      i
    ];
    const fill = [magenta, cyan, yellow, ink, ground.cream][kind];
    const glyph = [
      circle(x + 60, y + 58, 24, paper),
      poly(
        [
          [x + 46, y + 34],
          [x + 46, y + 82],
          [x + 86, y + 58],
        ],
        paper,
      ),
      rect(x + 38, y + 36, 44, 44, ink),
      star(x + 60, y + 60, 26, yellow),
      '',
    ][kind];
    return rect(x, y, 120, 116, fill, { r: 4 }) + glyph;
  });
  return scene(
    ground.rose,
    group(
      sheet(0, 0, 920, 880, paper, { dx: 24, dy: 28 }) +
        rect(0, 0, 920, 20, ink) +
        type('Rencana konten', 60, 128, 78) +
        inks(820, 104, 44) +
        cells.join(''),
      'translate(140 150)',
    ),
  );
};

/** A chat that ends in an order. */
export const chat = () => {
  const w = 406;
  const bubble = (x, y, bw, bh, fill, content) =>
    rect(x, y, bw, bh, fill, { r: 22 }) + group(content, `translate(${x} ${y})`);
  const content =
    rect(0, 0, w, 878, ground.cream) +
    rect(0, 0, w, 120, '#0B7A4B') +
    circle(62, 72, 32, paper) +
    drop(62, 72, 20) +
    type('Kopi Senja', 110, 84, 36, { fill: paper, track: 0 }) +
    bubble(24, 150, 270, 96, paper, copy(28, 36, 200, 2, { gap: 28, weight: 8 })) +
    bubble(
      96,
      272,
      286,
      250,
      '#D6EEDD',
      clipped(
        rect(14, 14, 258, 170, ink, { r: 12 }),
        rect(14, 14, 258, 170, magenta) + circle(143, 99, 58, yellow) + drop(143, 99, 30, ink, yellow),
      ) + copy(28, 214, 190, 1, { weight: 8, last: 1 }),
    ) +
    bubble(24, 548, 220, 76, paper, type('Boleh, kak!', 26, 49, 32, { weight: 600, track: 0 })) +
    bubble(146, 650, 236, 76, '#D6EEDD', type('Pesan 2 ya', 26, 49, 32, { weight: 600, track: 0 })) +
    rect(24, 780, 300, 66, paper, { r: 33 }) +
    circle(356, 813, 33, '#0B7A4B') +
    stroke('M344 813h24m-10 -10l10 10l-10 10', paper, 6, { 'stroke-linejoin': 'round' });
  return scene(ground.mist, handset(375, 110, 450, 930, content));
};
