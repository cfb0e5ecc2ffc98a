/** Boxes, and the die line that they are cut from. */
import {
  cyan,
  cyanDeep,
  ground,
  ink,
  magenta,
  magentaDeep,
  magentaLight,
  paper,
  yellow,
  yellowDeep,
} from '../kit/palette.mjs';
import { circle, clipped, textLines, group, line, poly, rect, scaled } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { fitted, text } from '../kit/type.mjs';
import { projector } from '../kit/iso.mjs';
import { bowl, colorBar, cropMarks, halftone, leaf } from '../kit/marks.mjs';

const floorShadow = (iso, w, d, reach = 60) =>
  poly(
    [
      iso.at(-10, d + reach),
      iso.at(w + reach, d + reach),
      iso.at(w + reach, -10),
      iso.at(w, 0),
      iso.at(w, d),
      iso.at(0, d),
    ],
    ink,
    { opacity: 0.13 },
  );

/** A closed box; each face gets artwork in flat coordinates. */
const closed = (cx, cy, [w, d, h], faces) => {
  // Centers the box: 0.435 is half of the horizontal scale of the projection.
  const iso = projector(cx - (w - d) * 0.435, cy);
  return (
    floorShadow(iso, w, d) +
    iso.left(0, d, h, clipped(rect(0, 0, w, h, ink), faces.left)) +
    iso.right(w, d, h, clipped(rect(0, 0, d, h, ink), faces.right)) +
    iso.top(0, 0, h, clipped(rect(0, 0, w, d, ink), faces.top))
  );
};

/** The adhesive tape over the middle of a box, and its end on the right face. */
const tape = (w, d, h, color) => ({
  top: rect(0, d / 2 - 52, w, 104, color),
  right: poly(
    [
      [d / 2 - 52, 0],
      [d / 2 + 52, 0],
      [d / 2 + 52, h * 0.4],
      [d / 2, h * 0.34],
      [d / 2 - 52, h * 0.4],
    ],
    color,
  ),
});

export const boxManis = () => {
  const [w, d, h] = [420, 420, 470];
  const band = tape(w, d, h, yellow);
  return scene(
    ground.butter,
    closed(600, 650, [w, d, h], {
      left:
        rect(0, 0, w, h, magenta) +
        text('manis', 66, 216, 108, { fill: paper }) +
        rect(68, 250, 220, 14, yellow) +
        textLines(68, 306, 260, 3, { gap: 34, color: magentaLight, weight: 8 }),
      right: rect(0, 0, d, h, magentaDeep) + band.right,
      top: rect(0, 0, w, d, magentaLight) + band.top,
    }),
  );
};

/** Two sizes of one box, the smaller one in front. */
export const boxFamily = () =>
  scene(
    ground.mist,
    closed(740, 500, [380, 380, 420], {
      left: rect(0, 0, 380, 420, ink) + leaf(190, 200, 104, paper, yellow),
      right: rect(0, 0, 380, 420, '#2C2721') + fitted('rimba', 56, 246, 268, { fill: paper }),
      top: rect(0, 0, 380, 380, '#423B33') + rect(0, 152, 380, 76, yellow),
    }) +
      closed(350, 830, [260, 260, 250], {
        left: rect(0, 0, 260, 250, yellow) + leaf(130, 112, 64, ink, magenta),
        right: rect(0, 0, 260, 250, yellowDeep),
        top: rect(0, 0, 260, 260, '#FFE566') + rect(0, 104, 260, 52, ink),
      }),
  );

export const cakeBox = () => {
  const [w, d, h] = [540, 540, 170];
  return scene(
    ground.rose,
    closed(600, 490, [w, d, h], {
      left: rect(0, 0, w, h, cyan) + fitted('roti hangat tiap pagi', 40, 104, 460, { fill: paper }),
      right: rect(0, 0, d, h, cyanDeep) + rect(0, 60, d, 50, yellow),
      top:
        rect(0, 0, w, d, yellow) +
        halftone(0, 0, w, d, magenta, { cell: 52, from: 1, to: 0, along: 'x' }) +
        circle(270, 270, 170, paper) +
        bowl(270, 290, 96, magenta, ink),
    }),
  );
};

/** The printed, unfolded box on an uncut sheet. Cut lines are black, and folds are cyan. */
export const net = () => {
  const [x, y, s, t] = [220, 380, 210, 330];
  const fold = (x1, y1, x2, y2) =>
    line(x1, y1, x2, y2, cyan, 4, { 'stroke-dasharray': '16 12', 'stroke-linecap': 'butt' });
  // A flap is drawn 210 wide, and scaled below to the 180 of a panel.
  const flap = (px, top) =>
    top
      ? poly(
          [
            [px, y],
            [px + 18, y - 110],
            [px + s - 18, y - 110],
            [px + s, y],
          ],
          magentaLight,
          { stroke: ink, 'stroke-width': 4 },
        )
      : poly(
          [
            [px, y + t],
            [px + 18, y + t + 110],
            [px + s - 18, y + t + 110],
            [px + s, y + t],
          ],
          magentaLight,
          { stroke: ink, 'stroke-width': 4 },
        );
  // The left edges of the four panels.
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => x + i * 180);
  const panel = (px, fill, content) =>
    rect(px, y, 180, t, fill) + group(clipped(rect(0, 0, 180, t, ink), content), `translate(${px} ${y})`);
  return scene(
    ground.clay,
    flatShadow(rect(110, 130, 980, 920, ink), 24, 28) +
      rect(110, 130, 980, 920, paper) +
      scaled(
        1.1,
        [a, b, c, d]
          .map(
            (px) =>
              group(flap(x, true), `translate(${px} 0) scale(${180 / s} 1) translate(${-x} 0)`) +
              group(flap(x, false), `translate(${px} 0) scale(${180 / s} 1) translate(${-x} 0)`),
          )
          .join('') +
          poly(
            [
              [d + 180, y],
              [d + 232, y + 24],
              [d + 232, y + t - 24],
              [d + 180, y + t],
            ],
            magentaLight,
            { stroke: ink, 'stroke-width': 4 },
          ) +
          panel(a, magenta, fitted('manis', 22, 180, 136, { fill: paper }) + rect(22, 200, 80, 8, yellow)) +
          panel(b, yellow, bowl(90, 170, 54, magenta, ink)) +
          panel(c, magenta, halftone(0, 150, 180, 180, yellow, { cell: 44, from: 0, to: 1 })) +
          panel(d, magentaDeep, textLines(26, 60, 128, 7, { gap: 32, color: magentaLight })) +
          rect(a, y, 720, t, 'none', { stroke: ink, 'stroke-width': 4 }) +
          fold(b, y, b, y + t) +
          fold(c, y, c, y + t) +
          fold(d, y, d, y + t) +
          fold(d + 180, y, d + 180, y + t) +
          fold(a, y, a + 720, y) +
          fold(a, y + t, a + 720, y + t),
        592,
        540,
      ) +
      cropMarks(160, 180, 880, 720, { gap: 0, length: 40 }) +
      colorBar(170, 970, 34) +
      text('kotak manis 12 x 12 x 18 cm', 1030, 996, 30, { anchor: 'end', weight: 600, track: 0 }),
  );
};
