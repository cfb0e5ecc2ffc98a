/** What an office writes on: letterheads, envelopes, receipts, notebooks, calendars, stamps. */
import {
  cyan,
  cyanDeep,
  ground,
  grey,
  greyLight,
  ink,
  kraft,
  magenta,
  magentaDeep,
  natural,
  paper,
  yellow,
} from '../kit/palette.mjs';
import {
  circle,
  clipped,
  copy,
  group,
  line,
  path,
  poly,
  rect,
  ring,
  scaled,
  stroke,
  turn,
} from '../kit/svg.mjs';
import { lying, pool, scene, sheet } from '../kit/scene.mjs';
import { ringType, type } from '../kit/type.mjs';
import { halftone, kawung, leaf, wave } from '../kit/marks.mjs';

const put = (x, y, degrees, content) => group(content, `translate(${x} ${y}) rotate(${degrees})`);

const letter = (w, h) =>
  sheet(0, 0, w, h, paper, { r: 3 }) +
  wave(86, 92, 44, cyan, natural, yellow) +
  type('Sagara', 148, 112, 50) +
  copy(50, 220, 200, 3, { gap: 28, weight: 7 }) +
  copy(50, 360, w - 100, 7, { gap: 34, weight: 7 }) +
  copy(50, 640, w - 100, 3, { gap: 34, weight: 7, last: 0.4 }) +
  rect(0, h - 34, w, 34, cyan) +
  rect(w * 0.7, h - 34, w * 0.3, 34, yellow);

const envelope = (w, h) =>
  sheet(0, 0, w, h, cyan, { r: 4 }) +
  poly(
    [
      [0, 0],
      [w, 0],
      [w / 2, h * 0.56],
    ],
    cyanDeep,
  ) +
  circle(w / 2, h * 0.5, 48, yellow) +
  wave(w / 2, h * 0.5, 34, cyan, paper, yellow);

const pencil = (length) =>
  lying(rect(0, 0, length, 26, ink, { r: 3 }), 8, 12) +
  rect(0, 0, 34, 26, magenta, { r: 5 }) +
  rect(34, 0, 22, 26, grey) +
  rect(56, 0, length - 96, 26, yellow) +
  rect(56, 17, length - 96, 9, '#E3B400') +
  poly(
    [
      [length - 40, 0],
      [length, 13],
      [length - 40, 26],
    ],
    natural,
  ) +
  poly(
    [
      [length - 14, 8],
      [length, 13],
      [length - 14, 18],
    ],
    ink,
  );

export const letterhead = () =>
  scene(
    ground.clay,
    scaled(
      1.06,
      put(210, 160, -6, letter(560, 790)) +
        put(620, 660, 9, envelope(430, 270)) +
        put(860, 130, 74, pencil(420)),
    ),
  );

/** Everything of one house, laid out square. */
export const stationerySet = () =>
  scene(
    ground.mist,
    group(letter(560, 790), 'translate(110 110) scale(0.84)') +
      group(envelope(430, 270), 'translate(640 110) scale(1.04)') +
      group(
        sheet(0, 0, 330, 196, ink, { r: 4 }) +
          wave(250, 98, 50, cyan, paper, yellow) +
          type('Sagara', 32, 70, 42, { fill: paper }) +
          copy(34, 126, 130, 2, { colour: grey, gap: 22, weight: 6 }),
        'translate(640 450) scale(1.02)',
      ) +
      group(
        sheet(0, 0, 330, 196, yellow, { r: 4 }) +
          halftone(0, 90, 330, 106, ink, { cell: 29, from: 0, to: 1 }) +
          wave(70, 70, 34, cyan, paper, magenta),
        'translate(640 690) scale(1.02)',
      ) +
      group(pencil(420), 'translate(1058 460) rotate(90)') +
      group(
        sheet(0, 0, 470, 170, paper, { r: 4 }) +
          rect(0, 0, 16, 170, magenta) +
          type('Sagara', 50, 76, 50) +
          copy(52, 112, 300, 2, { gap: 26, weight: 6 }),
        'translate(110 830) scale(1)',
      ) +
      group(
        circle(18, 24, 96, ink, { opacity: 0.13 }) +
          circle(0, 0, 96, magenta) +
          wave(0, 0, 60, ink, paper, yellow),
        'translate(1000 990) scale(0.86)',
      ) +
      group(
        sheet(0, 0, 230, 110, natural, { r: 4 }) + copy(30, 42, 170, 2, { gap: 30, weight: 7 }),
        'translate(640 920)',
      ),
  );

/** Carbonless receipt pads: white, pink and yellow leaves. */
export const receipts = () => {
  const [w, h] = [520, 740];
  const leafOf = (fill) => sheet(0, 0, w, h, fill, { r: 3, dx: 14, dy: 16 });
  const rows = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      line(40, 306 + i * 52, w - 40, 306 + i * 52, greyLight, 3) +
      copy(52, 284 + i * 52, [150, 210, 120, 190, 0.1, 0.1][i], 1, { last: 1, weight: 7 }) +
      (i < 4 ? copy(w - 150, 284 + i * 52, 90, 1, { last: 1, weight: 7 }) : ''),
  );
  const top =
    leafOf(paper) +
    rect(0, 0, w, 66, ink, { r: 3 }) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => circle(34 + i * 50, 33, 7, paper)).join('') +
    type('NOTA', 40, 160, 74, { track: 0 }) +
    type('No. 00127', w - 40, 158, 38, { anchor: 'end', fill: magenta, weight: 700, track: 0 }) +
    copy(42, 206, 230, 2, { gap: 28, weight: 7 }) +
    rect(40, 252, w - 80, 4, ink) +
    rows.join('') +
    rect(w - 220, 620, 180, 66, yellow) +
    type('Rp', w - 200, 667, 40) +
    copy(w - 130, 654, 66, 1, { last: 1, colour: ink, weight: 9 });
  return scene(
    ground.rose,
    turn(
      -7,
      put(392, 262, 5, leafOf('#FFE98A')) + put(362, 242, 2.5, leafOf('#F6BFD6')) + put(332, 222, 0, top),
    ),
  );
};

const spiral = (x, y, h, count) =>
  Array.from({ length: count }, (_, i) => {
    const cy = y + ((i + 0.5) * h) / count;
    return circle(x + 26, cy, 9, ink, { opacity: 0.5 }) + stroke(`M${x + 26} ${cy}h-44`, ink, 9);
  }).join('');

const book = (w, h, fill, art, { ring_ = true } = {}) =>
  lying(rect(0, 0, w, h, ink, { r: 14 }), 26, 30) +
  rect(10, 10, w, h, paper, { r: 12 }) +
  rect(6, 5, w, h, greyLight, { r: 12 }) +
  clipped(rect(0, 0, w, h, ink, { r: 12 }), rect(0, 0, w, h, fill) + art) +
  (ring_ ? spiral(0, 10, h - 20, 16) : '');

export const notebook = () =>
  scene(
    ground.butter,
    turn(
      6,
      put(
        300,
        180,
        0,
        book(
          600,
          820,
          cyan,
          circle(330, 300, 190, paper) +
            leaf(330, 310, 120, ink, magenta) +
            type('catatan', 90, 640, 120, { fill: paper }) +
            type('kebun', 90, 746, 120, { fill: yellow }),
        ),
      ),
    ),
  );

/** January 2027, a Friday first. */
const monthDays = (x, y, cell, row) =>
  Array.from({ length: 31 }, (_, i) => {
    const place = i + 5;
    const [px, py] = [x + (place % 7) * cell, y + Math.floor(place / 7) * row];
    const sunday = place % 7 === 0;
    const marked = i + 1 === 16;
    return (
      (marked ? circle(px, py - 12, 27, yellow) : '') +
      type(String(i + 1), px, py, 34, {
        anchor: 'middle',
        weight: sunday || i === 0 ? 800 : 600,
        fill: sunday || i === 0 ? magenta : ink,
        track: 0,
      })
    );
  }).join('');

export const deskCalendar = () => {
  const [x, y, w, h] = [190, 250, 820, 640];
  return scene(
    ground.rose,
    path(`M${x - 10} ${y + h + 60}H${x + w + 10}L${x + w + 90} ${y + h + 100}H${x - 40}Z`, ink, {
      opacity: 0.13,
    }) +
      poly(
        [
          [x + 40, y],
          [x + w - 40, y],
          [x + w + 26, y + h + 62],
          [x - 26, y + h + 62],
        ],
        kraft,
      ) +
      rect(x, y, w, h, paper, { r: 6 }) +
      clipped(
        rect(x, y, 300, h, ink, { r: 6 }),
        rect(x, y, 300, h, cyan) +
          circle(x + 150, y + 260, 112, yellow) +
          halftone(x, y + 350, 300, 300, ink, { cell: 44, from: 0, to: 1 }) +
          type('01', x + 40, y + 570, 150, { fill: paper }),
      ) +
      type('Januari', x + 340, y + 130, 70) +
      type('2027', x + w - 40, y + 130, 70, { anchor: 'end', fill: magenta }) +
      'MSSRKJS'
        .split('')
        .map((d, i) =>
          type(d, x + 366 + i * 68, y + 206, 26, {
            anchor: 'middle',
            weight: 700,
            fill: i ? '#8A8378' : magenta,
            track: 0,
          }),
        )
        .join('') +
      monthDays(x + 366, y + 274, 68, 64) +
      Array.from({ length: 15 }, (_, i) => rect(x + 40 + i * 52, y - 30, 12, 62, ink, { r: 6 })).join(''),
  );
};

/** A wall calendar, one motif to a month. */
export const wallCalendar = () => {
  const tiles = Array.from({ length: 12 }, (_, i) =>
    kawung(
      (i % 4) * 160,
      Math.floor(i / 4) * 160 - 20,
      160,
      [magenta, ink][(i + Math.floor(i / 4)) % 2],
      yellow,
    ),
  ).join('');
  return scene(
    ground.mist,
    circle(600, 120, 13, ink) +
      stroke('M440 214L600 122L760 214', ink, 6) +
      sheet(280, 210, 640, 860, paper, { dx: 26, dy: 28 }) +
      group(
        clipped(rect(0, 0, 640, 440, ink), rect(0, 0, 640, 440, ground.butter) + tiles),
        'translate(280 210)',
      ) +
      rect(280, 200, 640, 22, ink, { r: 4 }) +
      type('Januari', 326, 726, 62) +
      type('2027', 874, 726, 62, { anchor: 'end', fill: magenta }) +
      group(monthDays(0, 0, 84, 50), 'translate(350 800) scale(0.98)'),
  );
};

/** A self-inking stamp and what it leaves behind. */
export const stamp = () => {
  const print = (colour) =>
    ring(0, 0, 170, 12, colour) +
    ring(0, 0, 112, 5, colour) +
    ringType('WARUNG BU TINI', 0, 0, 130, 36, { fill: colour, weight: 800, track: 0.04 }) +
    ringType('BANDUNG', 0, 0, 154, 34, { fill: colour, weight: 800, angle: 90, inside: true, track: 0.1 }) +
    type('LUNAS', 0, 22, 62, { anchor: 'middle', fill: colour, track: 0 });
  return scene(
    ground.cream,
    put(110, 620, -8, sheet(0, 0, 620, 440, paper) + copy(50, 70, 240, 3, { gap: 34, weight: 8 })) +
      put(470, 800, -14, print(magenta)) +
      pool(846, 760, 210, 40) +
      rect(660, 700, 360, 64, magentaDeep, { r: 12 }) +
      rect(690, 560, 300, 160, ink, { r: 16 }) +
      rect(720, 590, 240, 90, paper, { r: 6 }) +
      type('LUNAS', 840, 656, 54, { anchor: 'middle', fill: magenta, track: 0 }) +
      rect(726, 440, 30, 130, '#2C2721') +
      rect(924, 440, 30, 130, '#2C2721') +
      path('M690 470V330a150 130 0 0 1 300 0V470a20 20 0 0 1 -20 20H710a20 20 0 0 1 -20 -20Z', magenta) +
      path('M900 221a150 130 0 0 1 90 109V470a20 20 0 0 1 -20 20H900Z', magentaDeep),
  );
};

/** A card in a holder on a woven band. */
const badge = (x, y, w, h, fill, name, role, mark) =>
  group(
    lying(rect(0, 0, w, h, ink, { r: 26 }), 20, 26) +
      rect(0, 0, w, h, paper, { r: 26 }) +
      clipped(rect(0, 0, w, h, ink, { r: 26 }), rect(0, 0, w, h * 0.58, fill)) +
      clipped(rect(0, 0, w, h * 0.58, ink), mark) +
      rect(w / 2 - 50, 28, 100, 20, ink, { r: 10 }) +
      type(name, 40, h * 0.58 + 90, 68) +
      type(role, 42, h * 0.58 + 138, 32, { weight: 600, track: 0, fill: '#6B645A' }) +
      copy(42, h - 56, w * 0.5, 1, { last: 1, weight: 8 }),
    `translate(${x} ${y})`,
  );

const face = (cx, cy, skin, hair, shirt) =>
  path(`M${cx - 130} ${cy + 230}a130 130 0 0 1 260 0Z`, shirt) +
  rect(cx - 34, cy + 40, 68, 80, skin) +
  circle(cx, cy, 84, skin) +
  path(`M${cx - 92} ${cy + 6}a92 92 0 0 1 184 -10q-60 4 -100 -40q-20 40 -84 50Z`, hair);

const skin = '#C98B62';

export const lanyard = () =>
  scene(
    ground.butter,
    path('M470 -20L574 330H626L560 -20ZM730 -20L626 330H574L640 -20Z', magenta) +
      path('M640 -20L574 330H626L730 -20Z', magentaDeep) +
      rect(574, 318, 52, 60, ink, { r: 8 }) +
      rect(588, 366, 24, 56, grey, { r: 10 }) +
      badge(380, 390, 440, 640, cyan, 'Larasati', 'Panitia', face(220, 170, skin, ink, yellow)),
  );

export const lanyardPair = () =>
  scene(
    ground.rose,
    path('M210 -20L310 310H346L276 -20ZM446 -20L346 310H310L380 -20Z', cyan) +
      path('M730 -20L846 430H882L796 -20ZM998 -20L882 430H846L932 -20Z', yellow) +
      rect(306, 300, 44, 70, ink, { r: 8 }) +
      rect(842, 420, 44, 70, ink, { r: 8 }) +
      group(
        badge(0, 0, 440, 640, yellow, 'Bima', 'Pembicara', face(220, 170, skin, ink, magenta)),
        'translate(126 360) scale(0.92)',
      ) +
      group(
        badge(0, 0, 440, 640, magenta, 'Sekar', 'Relawan', face(220, 170, '#E0A87E', ink, cyan)),
        'translate(662 480) scale(0.92)',
      ),
  );
