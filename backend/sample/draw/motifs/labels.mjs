/** Bottle and jar labels, and hang tags. */
import { cyan, ground, ink, kraft, magenta, paper, yellow, yellowDeep } from '../kit/palette.mjs';
import { circle, clipped, group, path, rect, stroke } from '../kit/svg.mjs';
import { flatShadow, ellipseShadow, scene } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { kawung, leaf, scallop, star, wave } from '../kit/marks.mjs';

/** A bottle. x = 0 is its middle, and `label` is clipped to the straight part of the side. */
const bottle = (x, y, scale, glass, cap, label) =>
  group(
    ellipseShadow(20, 760, 170, 30) +
      path(
        'M-56 0H56V170q0 40 44 90a120 120 0 0 1 40 90V720a40 40 0 0 1 -40 40H-100a40 40 0 0 1 -40 -40V350a120 120 0 0 1 40 -90q44 -50 44 -90Z',
        glass,
      ) +
      rect(-68, -70, 136, 96, cap, { r: 12 }) +
      clipped(rect(-140, 360, 280, 320, ink), label) +
      path(
        'M-140 350a120 120 0 0 1 40 -90q44 -50 44 -90V0h26V180q0 50 -44 98a120 120 0 0 0 -36 84V740q-30 0 -30 -20Z',
        paper,
        { opacity: 0.18 },
      ) +
      path('M100 260a120 120 0 0 1 40 90V720a40 40 0 0 1 -40 40h-14Z', ink, { opacity: 0.1 }),
    `translate(${x} ${y}) scale(${scale})`,
  );

const sambalLabel =
  rect(-140, 360, 280, 320, yellow) +
  scallop(0, 470, 86, magenta) +
  star(0, 474, 44, yellow) +
  text('sambal', 0, 608, 62, { anchor: 'middle' }) +
  text('Juwita', 0, 660, 46, { anchor: 'middle', fill: magenta });

const syrupLabel =
  rect(-140, 360, 280, 320, paper) +
  leaf(0, 490, 84, ink, cyan) +
  text('sirup', 0, 640, 76, { anchor: 'middle' });

const coconutLabel =
  rect(-140, 360, 280, 320, cyan) +
  wave(0, 480, 84, ink, paper, yellow) +
  text('kelapa', 0, 640, 66, { anchor: 'middle', fill: paper });

export const bottleSambal = () => scene(ground.butter, bottle(600, 220, 1.14, '#B3122B', ink, sambalLabel));

export const bottles = () =>
  scene(
    ground.rose,
    bottle(270, 330, 0.9, yellowDeep, magenta, syrupLabel) +
      bottle(930, 330, 0.9, '#8CC9DD', yellow, coconutLabel) +
      bottle(600, 270, 1, '#B3122B', ink, sambalLabel),
  );

export const jar = () =>
  scene(
    ground.sage,
    ellipseShadow(630, 1020, 300, 44) +
      path(
        'M350 330H850a70 70 0 0 1 50 70V960a64 64 0 0 1 -64 64H364a64 64 0 0 1 -64 -64V400a70 70 0 0 1 50 -70Z',
        '#F3C46B',
      ) +
      path('M300 400a70 70 0 0 1 50 -70H850a70 70 0 0 1 50 70V470H300Z', paper, { opacity: 0.5 }) +
      rect(330, 200, 540, 136, ink, { r: 20 }) +
      rect(330, 260, 540, 14, paper, { opacity: 0.15 }) +
      clipped(
        rect(300, 520, 600, 380, ink),
        rect(300, 520, 600, 380, paper) +
          Array.from({ length: 6 }, (_, i) => kawung(300 + i * 100, 800, 100, magenta, yellow)).join('') +
          leaf(418, 650, 84, ink, magenta) +
          text('kacang', 532, 654, 92) +
          text('mete', 532, 744, 92, { fill: magenta }),
      ) +
      rect(330, 420, 34, 90, paper, { opacity: 0.5, r: 17 }) +
      path('M840 330h10a70 70 0 0 1 50 70V960a64 64 0 0 1 -64 64h-20Z', ink, { opacity: 0.08 }),
  );

export const hangTags = () => {
  const tag = (x, y, fill, art, degrees) =>
    group(
      flatShadow(
        path('M60 0H240L300 70V480H0V70ZM150 50a22 22 0 1 0 0.1 0Z', ink, { 'fill-rule': 'evenodd' }),
        18,
        24,
      ) +
        path('M60 0H240L300 70V480H0V70ZM150 50a22 22 0 1 0 0.1 0Z', fill, { 'fill-rule': 'evenodd' }) +
        art,
      `translate(${x} ${y}) rotate(${degrees} 150 70)`,
    );
  return scene(
    ground.mist,
    tag(
      180,
      470,
      kraft,
      leaf(150, 250, 84, ink, magenta) + text('rimba', 150, 420, 80, { anchor: 'middle' }),
      12,
    ) +
      tag(
        720,
        470,
        cyan,
        wave(150, 240, 84, ink, paper, yellow) +
          text('Sagara', 150, 420, 66, { anchor: 'middle', fill: paper }),
        -12,
      ) +
      tag(
        450,
        490,
        magenta,
        text('asli', 150, 260, 110, { anchor: 'middle', fill: paper }) +
          text('Bandung', 150, 340, 58, { anchor: 'middle', fill: yellow }) +
          rect(60, 390, 180, 8, yellow),
        0,
      ) +
      stroke('M330 530C290 280 470 150 600 150S910 280 870 530M600 150V550', ink, 6) +
      circle(600, 150, 18, ink),
  );
};
