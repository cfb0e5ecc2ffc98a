import {
  cyan,
  cyanDeep,
  gray,
  grayLight,
  ground,
  ink,
  magenta,
  magentaDeep,
  natural,
  paper,
  yellow,
  yellowDeep,
} from '../kit/palette.mjs';
import { circle, textLines, group, line, path, poly, rect, ring, scaled, turn } from '../kit/svg.mjs';
import { flatShadow, ellipseShadow, scene, sheet } from '../kit/scene.mjs';
import { ringText, text } from '../kit/type.mjs';
import { halftone, wave } from '../kit/marks.mjs';

const put = (x, y, degrees, content) => group(content, `translate(${x} ${y}) rotate(${degrees})`);

const letter = (w, h) =>
  sheet(0, 0, w, h, paper, { r: 3 }) +
  wave(86, 92, 44, cyan, natural, yellow) +
  text('Sagara', 148, 112, 50) +
  textLines(50, 220, 200, 3, { gap: 28, weight: 7 }) +
  textLines(50, 360, w - 100, 7, { gap: 34, weight: 7 }) +
  textLines(50, 640, w - 100, 3, { gap: 34, weight: 7, last: 0.4 }) +
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
  flatShadow(rect(0, 0, length, 26, ink, { r: 3 }), 8, 12) +
  rect(0, 0, 34, 26, magenta, { r: 5 }) +
  rect(34, 0, 22, 26, gray) +
  rect(56, 0, length - 96, 26, yellow) +
  rect(56, 17, length - 96, 9, yellowDeep) +
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

export const stationerySet = () =>
  scene(
    ground.mist,
    group(letter(560, 790), 'translate(110 110) scale(0.84)') +
      group(envelope(430, 270), 'translate(640 110) scale(1.04)') +
      group(
        sheet(0, 0, 330, 196, ink, { r: 4 }) +
          wave(250, 98, 50, cyan, paper, yellow) +
          text('Sagara', 32, 70, 42, { fill: paper }) +
          textLines(34, 126, 130, 2, { color: gray, gap: 22, weight: 6 }),
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
          text('Sagara', 50, 76, 50) +
          textLines(52, 112, 300, 2, { gap: 26, weight: 6 }),
        'translate(110 830) scale(1)',
      ) +
      group(
        circle(18, 24, 96, ink, { opacity: 0.13 }) +
          circle(0, 0, 96, magenta) +
          wave(0, 0, 60, ink, paper, yellow),
        'translate(1000 990) scale(0.86)',
      ) +
      group(
        sheet(0, 0, 230, 110, natural, { r: 4 }) + textLines(30, 42, 170, 2, { gap: 30, weight: 7 }),
        'translate(640 920)',
      ),
  );

export const receipts = () => {
  const [w, h] = [520, 740];
  const padSheet = (fill) => sheet(0, 0, w, h, fill, { r: 3, dx: 14, dy: 16 });
  // The last two rows are empty: the text lines there are too short to see.
  const rows = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      line(40, 306 + i * 52, w - 40, 306 + i * 52, grayLight, 3) +
      textLines(52, 284 + i * 52, [150, 210, 120, 190, 0.1, 0.1][i], 1, { last: 1, weight: 7 }) +
      (i < 4 ? textLines(w - 150, 284 + i * 52, 90, 1, { last: 1, weight: 7 }) : ''),
  );
  const top =
    padSheet(paper) +
    rect(0, 0, w, 66, ink, { r: 3 }) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => circle(34 + i * 50, 33, 7, paper)).join('') +
    text('NOTA', 40, 160, 74, { track: 0 }) +
    text('No. 00127', w - 40, 158, 38, { anchor: 'end', fill: magenta, weight: 700, track: 0 }) +
    textLines(42, 206, 230, 2, { gap: 28, weight: 7 }) +
    rect(40, 252, w - 80, 4, ink) +
    rows.join('') +
    rect(w - 220, 620, 180, 66, yellow) +
    text('Rp', w - 200, 667, 40) +
    textLines(w - 130, 654, 66, 1, { last: 1, color: ink, weight: 9 });
  return scene(
    ground.rose,
    turn(
      -7,
      put(392, 262, 5, padSheet('#FFE98A')) + put(362, 242, 2.5, padSheet('#F6BFD6')) + put(332, 222, 0, top),
    ),
  );
};

export const stamp = () => {
  const print = (color) =>
    ring(0, 0, 170, 12, color) +
    ring(0, 0, 112, 5, color) +
    ringText('WARUNG BU TINI', 0, 0, 130, 36, { fill: color, weight: 800, track: 0.04 }) +
    ringText('BANDUNG', 0, 0, 154, 34, { fill: color, weight: 800, angle: 90, inside: true, track: 0.1 }) +
    text('LUNAS', 0, 22, 62, { anchor: 'middle', fill: color, track: 0 });
  return scene(
    ground.cream,
    put(110, 620, -8, sheet(0, 0, 620, 440, paper) + textLines(50, 70, 240, 3, { gap: 34, weight: 8 })) +
      put(470, 800, -14, print(magenta)) +
      ellipseShadow(846, 760, 210, 40) +
      rect(660, 700, 360, 64, magentaDeep, { r: 12 }) +
      rect(690, 560, 300, 160, ink, { r: 16 }) +
      rect(720, 590, 240, 90, paper, { r: 6 }) +
      text('LUNAS', 840, 656, 54, { anchor: 'middle', fill: magenta, track: 0 }) +
      rect(726, 440, 30, 130, '#2C2721') +
      rect(924, 440, 30, 130, '#2C2721') +
      path('M690 470V330a150 130 0 0 1 300 0V470a20 20 0 0 1 -20 20H710a20 20 0 0 1 -20 -20Z', magenta) +
      path('M900 221a150 130 0 0 1 90 109V470a20 20 0 0 1 -20 20H900Z', magentaDeep),
  );
};
