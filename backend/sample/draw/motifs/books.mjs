import { cyan, grayLight, ground, ink, kraft, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, group, move, path, poly, rect, stroke, turn } from '../kit/svg.mjs';
import { flatShadow, scene, sheet } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { halftone, kawung, leaf } from '../kit/marks.mjs';

const spiral = (x, y, h, count) =>
  Array.from({ length: count }, (_, i) => {
    const cy = y + ((i + 0.5) * h) / count;
    return circle(x + 26, cy, 9, ink, { opacity: 0.5 }) + stroke(`M${x + 26} ${cy}h-44`, ink, 9);
  }).join('');

const book = (w, h, fill, art) =>
  flatShadow(rect(0, 0, w, h, ink, { r: 14 }), 26, 30) +
  rect(10, 10, w, h, paper, { r: 12 }) +
  rect(6, 5, w, h, grayLight, { r: 12 }) +
  clipped(rect(0, 0, w, h, ink, { r: 12 }), rect(0, 0, w, h, fill) + art) +
  spiral(0, 10, h - 20, 16);

export const notebook = () =>
  scene(
    ground.butter,
    turn(
      6,
      move(
        300,
        180,
        book(
          600,
          820,
          cyan,
          circle(330, 300, 190, paper) +
            leaf(330, 310, 120, ink, magenta) +
            text('catatan', 90, 640, 120, { fill: paper }) +
            text('kebun', 90, 746, 120, { fill: yellow }),
        ),
      ),
    ),
  );

/** The days of January 2027. The weeks begin on Sunday, and the month on a Friday (column 5). New Year is a holiday. */
const monthDays = (x, y, cell, row) =>
  Array.from({ length: 31 }, (_, i) => {
    const place = i + 5;
    const [px, py] = [x + (place % 7) * cell, y + Math.floor(place / 7) * row];
    const sunday = place % 7 === 0;
    const marked = i + 1 === 16;
    return (
      (marked ? circle(px, py - 12, 27, yellow) : '') +
      text(String(i + 1), px, py, 34, {
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
          text('01', x + 40, y + 570, 150, { fill: paper }),
      ) +
      text('Januari', x + 340, y + 130, 70) +
      text('2027', x + w - 40, y + 130, 70, { anchor: 'end', fill: magenta }) +
      // The first letters of the days, from Minggu (Sunday) to Sabtu.
      'MSSRKJS'
        .split('')
        .map((d, i) =>
          text(d, x + 366 + i * 68, y + 206, 26, {
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
      text('Januari', 326, 726, 62) +
      text('2027', 874, 726, 62, { anchor: 'end', fill: magenta }) +
      group(monthDays(0, 0, 84, 50), 'translate(350 800) scale(0.98)'),
  );
};
