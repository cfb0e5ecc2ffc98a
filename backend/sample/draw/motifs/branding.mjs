/** Identity work: guides, palettes, type, patterns and everything together on one board. */
import {
  cyan,
  ground,
  grey,
  greyLight,
  ink,
  magenta,
  magentaLight,
  natural,
  paper,
  yellow,
} from '../kit/palette.mjs';
import { circle, clipped, copy, group, line, path, rect, turn } from '../kit/svg.mjs';
import { lying, scene, sheet } from '../kit/scene.mjs';
import { type } from '../kit/type.mjs';
import { colourBar, drop, kawung, leaf, registration, sail, sun } from '../kit/marks.mjs';

/** Two pages of a bound book, 460 × 620 each, with the fold between them. */
const spread = (x, y, left, right, k = 1) =>
  group(
    lying(rect(0, 0, 920, 620, ink, { r: 6 }), 26, 32) +
      rect(-8, 8, 936, 620, greyLight, { r: 6 }) +
      group(clipped(rect(0, 0, 460, 620, ink), left)) +
      group(clipped(rect(0, 0, 460, 620, ink), right), 'translate(460 0)') +
      rect(424, 0, 36, 620, ink, { opacity: 0.07 }) +
      rect(460, 0, 48, 620, ink, { opacity: 0.04 }),
    `translate(${x} ${y}) scale(${k})`,
  );

export const guideline = () =>
  scene(
    ground.clay,
    turn(
      -6,
      spread(
        105,
        265,
        rect(0, 0, 460, 620, magenta) +
          drop(230, 280, 130, yellow, magenta) +
          type('Kopi Senja', 40, 570, 56, { fill: paper }) +
          type('Panduan merek', 40, 70, 32, { fill: paper, weight: 600, track: 0 }),
        rect(0, 0, 460, 620, paper) +
          type('Jarak aman', 48, 84, 46) +
          rect(110, 150, 240, 240, 'none', { stroke: cyan, 'stroke-width': 3, 'stroke-dasharray': '10 8' }) +
          drop(230, 270, 78) +
          line(110, 420, 188, 420, cyan, 4) +
          type('x', 150, 452, 30, { fill: cyan, anchor: 'middle', track: 0 }) +
          copy(48, 500, 364, 3, { gap: 30 }),
        1.075,
      ),
    ),
  );

export const guidelineColours = () =>
  scene(
    ground.sage,
    turn(
      5,
      spread(
        105,
        265,
        rect(0, 0, 460, 620, natural) +
          type('Warna', 44, 96, 62) +
          copy(46, 140, 240, 2, { gap: 30 }) +
          [ink, magenta, yellow]
            .map(
              (fill, i) =>
                rect(44, 220 + i * 124, 372, 112, fill) +
                type(['senja', 'jambu', 'kunyit'][i], 64, 314 + i * 124, 34, {
                  fill: i === 2 ? ink : paper,
                  weight: 600,
                  track: 0,
                }),
            )
            .join(''),
        rect(0, 0, 460, 620, ink) +
          type('Aa', 44, 260, 260, { fill: yellow }) +
          type('Plus Jakarta Sans', 48, 340, 40, { fill: paper, weight: 600, track: 0 }) +
          copy(48, 400, 360, 5, { gap: 34, colour: '#6B645A' }),
        1.075,
      ),
    ),
  );

/** A company profile, open at its first chapter. */
export const profileBook = () =>
  scene(
    ground.mist,
    turn(
      -5,
      spread(
        105,
        265,
        rect(0, 0, 460, 620, cyan) +
          circle(330, 420, 260, yellow) +
          path('M0 620V470L150 330L290 470L360 410L460 520V620Z', ink) +
          type('Kelana', 44, 130, 92, { fill: paper }),
        rect(0, 0, 460, 620, paper) +
          type('Cerita', 44, 110, 62) +
          type('kami', 44, 172, 62, { fill: magenta }) +
          copy(46, 230, 360, 6, { gap: 32 }) +
          rect(44, 430, 170, 140, yellow) +
          rect(234, 430, 170, 140, magenta) +
          sail(128, 500, 44, ink, ink) +
          sun(318, 500, 48, paper, 14),
        1.075,
      ),
    ),
  );

/** A fan of paper chips, each with its name. */
export const swatches = () => {
  const chips = [
    [ink, 'arang'],
    [cyan, 'laut'],
    ['#BFE3EF', 'embun'],
    [yellow, 'kunyit'],
    ['#FFE99A', 'santan'],
    [magentaLight, 'jambu'],
    [magenta, 'senja'],
  ];
  const chip = ([fill, name], i) =>
    group(
      lying(rect(-130, -760, 260, 800, ink, { r: 14 }), 12, 12, 0.1) +
        rect(-130, -760, 260, 800, paper, { r: 14 }) +
        clipped(rect(-130, -760, 260, 560, ink, { r: 14 }), rect(-130, -760, 260, 560, fill)) +
        (i === chips.length - 1
          ? type(name, -100, -128, 52) + copy(-98, -88, 120, 2, { gap: 26, weight: 7 })
          : ''),
      `translate(600 950) rotate(${-42 + i * 14}) scale(0.9)`,
    );
  return scene(
    ground.cream,
    chips.map(chip).join('') + circle(600, 950, 24, ink) + circle(600, 950, 10, grey),
  );
};

/** One palette in five tall stripes. */
export const palette = () => {
  const stripes = [
    [magenta, 0, 300, '60'],
    [yellow, 300, 200, '20'],
    [ink, 500, 140, '10'],
    [cyan, 640, 100, '6'],
    [natural, 740, 80, '4'],
  ];
  return scene(
    ground.rose,
    sheet(150, 170, 900, 860, paper, { dx: 24, dy: 28 }) +
      stripes.map(([fill, x, w]) => rect(190 + x, 210, w, 560, fill)).join('') +
      stripes.map(([, x, , share]) => type(share, 190 + x, 836, 50, { track: 0 })).join('') +
      copy(190, 900, 420, 2, { gap: 34, weight: 9 }) +
      colourBar(850, 886, 40) +
      registration(800, 906, 24),
  );
};

/** Cloth by the metre: batik of four seeds, its edge folded over. */
export const pattern = () => {
  const cell = 225;
  const tiles = Array.from({ length: 16 }, (_, i) => {
    const [c, r] = [i % 4, Math.floor(i / 4)];
    return (
      ((c + r) % 2 ? rect(c * cell, r * cell, cell, cell, ground.butter) : '') +
      kawung(c * cell, r * cell, cell, (c + r) % 2 ? magenta : ink, yellow, cyan)
    );
  }).join('');
  return scene(
    ground.clay,
    sheet(150, 150, 900, 900, paper, { dx: 26, dy: 30 }) + group(tiles, 'translate(150 150)'),
  );
};

/** Everything of a new identity on one board. */
export const board = () => {
  const [x, y] = [130, 130];
  const cell = (cx, cy, w, h, fill, art) =>
    group(clipped(rect(0, 0, w, h, ink), rect(0, 0, w, h, fill) + art), `translate(${x + cx} ${y + cy})`);
  const tiles = Array.from({ length: 9 }, (_, i) =>
    kawung((i % 3) * 103.4, Math.floor(i / 3) * 103.4, 103.4, yellow, paper),
  ).join('');
  return scene(
    ground.butter,
    sheet(x - 16, y - 16, 972, 972, paper, { dx: 26, dy: 30 }) +
      cell(
        0,
        0,
        620,
        400,
        paper,
        rect(0, 0, 620, 400, natural) + leaf(190, 190, 130, ink, magenta) + type('rimba', 336, 246, 92),
      ) +
      cell(630, 0, 310, 310, magenta, tiles) +
      cell(630, 320, 310, 310, ink, leaf(155, 150, 92, paper, yellow)) +
      cell(0, 410, 305, 220, yellow, type('Aa', 40, 160, 150)) +
      cell(315, 410, 305, 220, cyan, circle(152, 110, 66, paper) + leaf(152, 112, 40, ink, magenta)) +
      cell(
        0,
        640,
        470,
        300,
        ground.sage,
        group(
          lying(rect(0, 0, 300, 178, ink, { r: 4 }), 12, 14) +
            rect(0, 0, 300, 178, paper, { r: 4 }) +
            leaf(60, 66, 34, ink, magenta) +
            type('rimba', 30, 148, 46),
          'translate(85 62) rotate(-6 150 90)',
        ),
      ) +
      cell(
        480,
        640,
        460,
        300,
        paper,
        [ink, magenta, yellow, cyan, natural].map((fill, i) => rect(i * 92, 0, 92, 300, fill)).join(''),
      ),
  );
};
