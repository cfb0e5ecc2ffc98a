/** Web pages, ads, content plans and chats. */
import { cyan, gray, ground, ink, magenta, natural, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, line, path, poly, rect, stroke } from '../kit/svg.mjs';
import { flatShadow, scene, sheet } from '../kit/scene.mjs';
import { fitted, middle, text } from '../kit/type.mjs';
import { drop, halftone, inks, leaf, sail, star, wave } from '../kit/marks.mjs';
import { handset } from '../kit/handset.mjs';

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
  text('rimba', 96, 60, 36) +
  [0, 1, 2].map((i) => rect(w - 300 + i * 70, 40, 48, 10, gray, { r: 5 })).join('') +
  rect(w - 90, 28, 60, 34, ink, { r: 4 }) +
  text('Hijau', 48, 210, 96) +
  text('di rumah.', 48, 306, 96, { fill: magenta }) +
  textLines(52, 356, 330, 2, { gap: 30, weight: 9, color: '#B8AE99' }) +
  rect(48, 424, 210, 66, '#0B7A4B', { r: 4 }) +
  text('Pesan', 153, 468, 36, { ...middle, fill: paper, track: 0 }) +
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

export const landingPhone = () => {
  const w = 406;
  const content =
    rect(0, 0, w, 878, natural) +
    leaf(50, 62, 22, ink, magenta) +
    text('rimba', 82, 76, 36) +
    [0, 1, 2].map((i) => line(w - 74, 52 + i * 13, w - 34, 52 + i * 13, ink, 5)).join('') +
    circle(w / 2, 300, 158, yellow) +
    path('M138 330h130l-22 118h-86Z', magenta) +
    leaf(w / 2, 250, 96, ink, cyan) +
    text('Hijau', 34, 570, 84) +
    text('di rumah.', 34, 650, 84, { fill: magenta }) +
    textLines(36, 696, 300, 2, { gap: 30, weight: 9, color: '#B8AE99' }) +
    rect(34, 768, w - 68, 76, '#0B7A4B', { r: 6 }) +
    text('Pesan', w / 2, 820, 40, { ...middle, fill: paper, track: 0 });
  return scene(ground.clay, handset(375, 110, 450, 930, content));
};

export const ads = () => {
  const wide =
    rect(0, 0, 560, 300, ink) +
    wave(454, 130, 82, cyan, paper, yellow) +
    text('Ikan segar', 36, 110, 56, { fill: paper }) +
    text('tiap pagi', 36, 176, 56, { fill: yellow }) +
    rect(36, 226, 130, 44, magenta, { r: 22 });
  const square =
    rect(0, 0, 380, 380, cyan) +
    halftone(0, 200, 380, 190, ink, { cell: 42, from: 0, to: 0.9 }) +
    fitted('Sagara', 36, 130, 308, { fill: paper }) +
    circle(280, 270, 76, yellow) +
    text('-20%', 280, 286, 44, middle);
  const tall =
    rect(0, 0, 280, 560, magenta) +
    sail(140, 190, 96, yellow, paper) +
    fitted('Antar', 36, 390, 208, { fill: paper }) +
    textLines(36, 430, 208, 2, { color: '#F3A9CC', gap: 30 }) +
    rect(36, 490, 208, 44, ink, { r: 22 });
  const put = (x, y, w, h, content) =>
    flatShadow(rect(x, y, w, h, ink), 18, 22) +
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

/** The content plan of a month. Each cell is a day with a kind of post (0 to 3), or empty (4). */
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
        text('Rencana konten', 60, 128, 78) +
        inks(820, 104, 44) +
        cells.join(''),
      'translate(140 150)',
    ),
  );
};

export const chat = () => {
  const w = 406;
  const bubble = (x, y, bw, bh, fill, content) =>
    rect(x, y, bw, bh, fill, { r: 22 }) + group(content, `translate(${x} ${y})`);
  const content =
    rect(0, 0, w, 878, ground.cream) +
    rect(0, 0, w, 120, '#0B7A4B') +
    circle(62, 72, 32, paper) +
    drop(62, 72, 20) +
    text('Kopi Senja', 110, 84, 36, { fill: paper, track: 0 }) +
    bubble(24, 150, 270, 96, paper, textLines(28, 36, 200, 2, { gap: 28, weight: 8 })) +
    bubble(
      96,
      272,
      286,
      250,
      '#D6EEDD',
      clipped(
        rect(14, 14, 258, 170, ink, { r: 12 }),
        rect(14, 14, 258, 170, magenta) + circle(143, 99, 58, yellow) + drop(143, 99, 30, ink, yellow),
      ) + textLines(28, 214, 190, 1, { weight: 8, last: 1 }),
    ) +
    bubble(24, 548, 220, 76, paper, text('Boleh, kak!', 26, 49, 32, { weight: 600, track: 0 })) +
    bubble(146, 650, 236, 76, '#D6EEDD', text('Pesan 2 ya', 26, 49, 32, { weight: 600, track: 0 })) +
    rect(24, 780, 300, 66, paper, { r: 33 }) +
    circle(356, 813, 33, '#0B7A4B') +
    stroke('M344 813h24m-10 -10l10 10l-10 10', paper, 6, { 'stroke-linejoin': 'round' });
  return scene(ground.mist, handset(375, 110, 450, 930, content));
};
