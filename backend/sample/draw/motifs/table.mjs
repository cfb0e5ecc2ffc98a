/** What stands on a table: menus, bottles, jars, invitations. */
import {
  cyan,
  ground,
  ink,
  kraft,
  kraftDeep,
  magenta,
  natural,
  paper,
  yellow,
  yellowDeep,
} from '../kit/palette.mjs';
import { circle, clipped, group, line, path, poly, rect, stroke, turn } from '../kit/svg.mjs';
import { lying, pool, scene, sheet, standing } from '../kit/scene.mjs';
import { fitted, type } from '../kit/type.mjs';
import { bowl, drop, halftone, kawung, leaf, scallop, star, sun, wave } from '../kit/marks.mjs';

const dish = (name, price, y, w, colour) =>
  type(name, 0, y, 38, { fill: colour, weight: 700, track: -0.01 }) +
  type(price, w, y, 38, { fill: magenta, anchor: 'end', weight: 800, track: 0 }) +
  line(0, y + 26, w, y + 26, colour, 2.5, { opacity: 0.25 });

const kopiMenu = (w, h) =>
  rect(0, 0, w, h, natural) +
  rect(0, 0, w, 200, magenta) +
  drop(104, 100, 54, yellow, magenta) +
  type('Kopi Senja', 190, 124, 70, { fill: paper }) +
  group(
    [
      ['Kopi susu', '18'],
      ['Tubruk', '12'],
      ['Es gula aren', '20'],
      ['Teh tarik', '15'],
      ['Pisang goreng', '14'],
      ['Roti bakar', '16'],
    ]
      .map(([name, price], i) => dish(name, price, 300 + i * 82, w - 120, ink))
      .join(''),
    'translate(60 0)',
  ) +
  rect(0, h - 40, w, 40, yellow);

export const menu = () =>
  scene(
    ground.mist,
    turn(
      -4,
      sheet(300, 150, 600, 880, kraftDeep, { r: 10, dx: 28, dy: 30 }) +
        group(clipped(rect(0, 0, 560, 820, ink), kopiMenu(560, 820)), 'translate(320 190)') +
        rect(500, 120, 200, 74, ink, { r: 10 }) +
        rect(540, 96, 120, 40, ink, { r: 10 }),
    ),
  );

/** A bound menu, open at its two middle pages. */
export const menuBook = () => {
  const left =
    rect(0, 0, 440, 660, yellow) +
    halftone(0, 380, 440, 290, magenta, { cell: 47, from: 0, to: 1 }) +
    circle(220, 270, 146, paper) +
    bowl(220, 284, 84, magenta, ink) +
    fitted('Dapur Tini', 50, 106, 340);
  const right =
    rect(0, 0, 440, 660, paper) +
    group(
      ['Nasi bakar', 'Soto ayam', 'Gado-gado', 'Ikan asap', 'Es campur']
        .map((name, i) => dish(name, ['24', '19', '17', '28', '13'][i], 180 + i * 90, 330, ink))
        .join(''),
      'translate(55 0)',
    ) +
    type('Makan', 55, 100, 60, { fill: magenta });
  return scene(
    ground.clay,
    lying(rect(140, 260, 920, 690, ink, { r: 8 }), 26, 32) +
      rect(140, 258, 920, 690, ink, { r: 8 }) +
      group(clipped(rect(0, 0, 440, 660, ink), left), 'translate(158 272)') +
      group(clipped(rect(0, 0, 440, 660, ink), right), 'translate(602 272)') +
      rect(560, 272, 42, 660, ink, { opacity: 0.08 }) +
      rect(602, 272, 46, 660, ink, { opacity: 0.05 }),
  );
};

/** A folded card that stands by itself on a café table. */
export const tableTent = () =>
  scene(
    ground.sage,
    path('M230 940H970L1060 990H200Z', ink, { opacity: 0.13 }) +
      poly(
        [
          [780, 230],
          [900, 300],
          [1000, 940],
          [890, 940],
        ],
        kraft,
      ) +
      group(
        clipped(
          path('M270 230H790L900 940H190Z', ink),
          rect(150, 200, 800, 760, cyan) +
            sun(540, 470, 190, yellow, 16) +
            type('promo', 540, 495, 84, { anchor: 'middle' }) +
            type('Ngopi', 545, 776, 140, { anchor: 'middle', fill: paper }) +
            type('berdua 30 ribu', 545, 880, 66, { anchor: 'middle', fill: yellow }),
        ),
      ),
  );

const bottle = (x, y, k, glass, cap, label) =>
  group(
    pool(20, 760, 170, 30) +
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
    `translate(${x} ${y}) scale(${k})`,
  );

const juwita =
  rect(-140, 360, 280, 320, yellow) +
  scallop(0, 470, 86, magenta) +
  star(0, 474, 44, yellow) +
  type('sambal', 0, 608, 62, { anchor: 'middle' }) +
  type('Juwita', 0, 660, 46, { anchor: 'middle', fill: magenta });
const madu =
  rect(-140, 360, 280, 320, paper) +
  leaf(0, 490, 84, ink, cyan) +
  type('sirup', 0, 640, 76, { anchor: 'middle' });
const susu =
  rect(-140, 360, 280, 320, cyan) +
  wave(0, 480, 84, ink, paper, yellow) +
  type('kelapa', 0, 640, 66, { anchor: 'middle', fill: paper });

export const bottleSambal = () => scene(ground.butter, bottle(600, 220, 1.14, '#B3122B', ink, juwita));

export const bottles = () =>
  scene(
    ground.rose,
    bottle(270, 330, 0.9, yellowDeep, magenta, madu) +
      bottle(930, 330, 0.9, '#8CC9DD', yellow, susu) +
      bottle(600, 270, 1, '#B3122B', ink, juwita),
  );

export const jar = () =>
  scene(
    ground.sage,
    pool(630, 1020, 300, 44) +
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
          type('kacang', 532, 654, 92) +
          type('mete', 532, 744, 92, { fill: magenta }),
      ) +
      rect(330, 420, 34, 90, paper, { opacity: 0.5, r: 17 }) +
      path('M840 330h10a70 70 0 0 1 50 70V960a64 64 0 0 1 -64 64h-20Z', ink, { opacity: 0.08 }),
  );

const rosette = (cx, cy, r, a, b) =>
  Array.from({ length: 8 }, (_, i) =>
    group(
      path(`M0 0Q${r * 0.36} ${-r * 0.5} 0 ${-r}Q${-r * 0.36} ${-r * 0.5} 0 0Z`, i % 2 ? a : b),
      `translate(${cx} ${cy}) rotate(${i * 45})`,
    ),
  ).join('') + circle(cx, cy, r * 0.16, yellow);

const invitation = (w, h, date = 32) =>
  rect(0, 0, w, h, natural) +
  rect(28, 28, w - 56, h - 56, 'none', { stroke: magenta, 'stroke-width': 4 }) +
  rosette(w / 2, 210, 110, magenta, ink) +
  type('Ayu', w / 2, 450, 112, { anchor: 'middle' }) +
  type('&', w / 2, 526, 66, { anchor: 'middle', fill: magenta, weight: 500 }) +
  type('Bima', w / 2, 626, 112, { anchor: 'middle' }) +
  type('Sabtu, 16 Januari 2027', w / 2, 700, date, { anchor: 'middle', weight: 600, track: 0 });

const openEnvelope = (w, h) =>
  lying(rect(0, 0, w, h, ink, { r: 6 }), 22, 28) +
  rect(0, 0, w, h, magenta, { r: 6 }) +
  poly(
    [
      [0, 0],
      [w / 2, h * 0.52],
      [w, 0],
    ],
    '#A80055',
  ) +
  circle(w / 2, h * 0.5, 52, yellow) +
  rosette(w / 2, h * 0.5, 40, magenta, ink);

export const weddingInvitation = () =>
  scene(
    ground.rose,
    group(openEnvelope(620, 440), 'translate(120 560) rotate(-8)') +
      group(lying(rect(0, 0, 520, 780, ink), 22, 28) + invitation(520, 780), 'translate(480 150) rotate(6)'),
  );

/** The same words sent to a phone. */
export const invitationPhone = () =>
  scene(
    ground.cream,
    standing(391, 809, 1050, 34, { slant: 90 }) +
      rect(375, 120, 450, 930, ink, { r: 58 }) +
      clipped(
        rect(397, 146, 406, 878, ink, { r: 38 }),
        group(invitation(406, 878, 25), 'translate(397 146)'),
      ) +
      rect(520, 900, 160, 60, magenta, { r: 30 }) +
      type('Hadir', 600, 942, 34, { anchor: 'middle', fill: paper, track: 0 }),
  );

/** Hang tags on a string. */
export const hangTags = () => {
  const tag = (x, y, fill, art, degrees) =>
    group(
      lying(
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
      leaf(150, 250, 84, ink, magenta) + type('rimba', 150, 420, 80, { anchor: 'middle' }),
      12,
    ) +
      tag(
        720,
        470,
        cyan,
        wave(150, 240, 84, ink, paper, yellow) +
          type('Sagara', 150, 420, 66, { anchor: 'middle', fill: paper }),
        -12,
      ) +
      tag(
        450,
        490,
        magenta,
        type('asli', 150, 260, 110, { anchor: 'middle', fill: paper }) +
          type('Bandung', 150, 340, 58, { anchor: 'middle', fill: yellow }) +
          rect(60, 390, 180, 8, yellow),
        0,
      ) +
      stroke('M330 530C290 280 470 150 600 150S910 280 870 530M600 150V550', ink, 6) +
      circle(600, 150, 18, ink),
  );
};
