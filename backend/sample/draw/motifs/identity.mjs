/** Brand identities: colors, patterns, and a board with all parts. */
import { cyan, gray, ground, ink, magenta, magentaLight, natural, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, rect } from '../kit/svg.mjs';
import { flatShadow, scene, sheet } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { colorBar, kawung, leaf, registration } from '../kit/marks.mjs';

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
      flatShadow(rect(-130, -760, 260, 800, ink, { r: 14 }), 12, 12, 0.1) +
        rect(-130, -760, 260, 800, paper, { r: 14 }) +
        clipped(rect(-130, -760, 260, 560, ink, { r: 14 }), rect(-130, -760, 260, 560, fill)) +
        (i === chips.length - 1
          ? text(name, -100, -128, 52) + textLines(-98, -88, 120, 2, { gap: 26, weight: 7 })
          : ''),
      `translate(600 950) rotate(${-42 + i * 14}) scale(0.9)`,
    );
  return scene(
    ground.cream,
    chips.map(chip).join('') + circle(600, 950, 24, ink) + circle(600, 950, 10, gray),
  );
};

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
      stripes.map(([, x, , share]) => text(share, 190 + x, 836, 50, { track: 0 })).join('') +
      textLines(190, 900, 420, 2, { gap: 34, weight: 9 }) +
      colorBar(850, 886, 40) +
      registration(800, 906, 24),
  );
};

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
        rect(0, 0, 620, 400, natural) + leaf(190, 190, 130, ink, magenta) + text('rimba', 336, 246, 92),
      ) +
      cell(630, 0, 310, 310, magenta, tiles) +
      cell(630, 320, 310, 310, ink, leaf(155, 150, 92, paper, yellow)) +
      cell(0, 410, 305, 220, yellow, text('Aa', 40, 160, 150)) +
      cell(315, 410, 305, 220, cyan, circle(152, 110, 66, paper) + leaf(152, 112, 40, ink, magenta)) +
      cell(
        0,
        640,
        470,
        300,
        ground.sage,
        group(
          flatShadow(rect(0, 0, 300, 178, ink, { r: 4 }), 12, 14) +
            rect(0, 0, 300, 178, paper, { r: 4 }) +
            leaf(60, 66, 34, ink, magenta) +
            text('rimba', 30, 148, 46),
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
