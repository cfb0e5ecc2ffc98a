import { cyan, ground, ink, magenta, paper, yellow, natural } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, path, rect } from '../kit/svg.mjs';
import { dim, scene, shadowOpacity } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { halftone, wave } from '../kit/marks.mjs';

/** One panel of a zigzag fold. Its side edges are vertical, and its top and bottom have this slope. */
const foldedPanel = (x, y, width, height, slope, content) =>
  group(clipped(rect(0, 0, width, height, ink), content), `matrix(1 ${slope} 0 1 ${x} ${y})`);

const zigzag = (groundColor, panels, { w = 280, h = 600, x = 180, y = 280 } = {}) => {
  const slope = 0.25;
  const fall = w * slope;
  const floor = y + h + fall;
  const shadow = path(
    `M${x + 8} ${y + h}L${x + w} ${floor}L${x + 2 * w} ${y + h}L${x + 3 * w} ${floor}V${floor + 30}H${x + 8}Z`,
    ink,
    { opacity: shadowOpacity },
  );
  const parts = panels.map((content, i) => {
    const down = i % 2 === 0;
    return foldedPanel(x + i * w, down ? y : y + fall, w, h, down ? slope : -slope, content);
  });
  // Only the middle panel is turned away from the light.
  const shade = dim(
    [
      [x + w, y + fall],
      [x + 2 * w, y],
      [x + 2 * w, y + h],
      [x + w, y + h + fall],
    ],
    0.07,
  );
  return scene(groundColor, shadow + parts.join('') + shade);
};

export const trifold = () =>
  zigzag(ground.mist, [
    rect(0, 0, 280, 600, paper) +
      rect(0, 0, 280, 250, cyan) +
      circle(146, 128, 78, yellow) +
      textLines(46, 320, 186, 5, { gap: 36, weight: 9 }),
    rect(0, 0, 280, 600, natural) +
      text('Menu', 38, 148, 84) +
      textLines(40, 220, 200, 8, { gap: 38, weight: 9, color: '#A9A398' }),
    rect(0, 0, 280, 600, paper) +
      rect(0, 0, 280, 190, magenta) +
      textLines(46, 280, 190, 5, { gap: 36, weight: 9 }),
  ]);

export const trifoldTravel = () =>
  zigzag(ground.butter, [
    rect(0, 0, 280, 600, ink) +
      text('Jelajah', 34, 130, 56, { fill: paper }) +
      text('Lombok', 34, 192, 56, { fill: yellow }) +
      wave(140, 400, 104, cyan, paper, yellow) +
      textLines(34, 545, 150, 1, { color: paper, last: 1, weight: 6 }),
    rect(0, 0, 280, 600, paper) +
      rect(34, 50, 212, 150, cyan) +
      path('M34 200l70 -80l50 50l36 -40l56 70Z', ink) +
      textLines(34, 250, 212, 4, { gap: 34, weight: 9 }) +
      rect(34, 390, 212, 150, yellow) +
      circle(140, 465, 44, magenta),
    rect(0, 0, 280, 600, cyan) +
      halftone(0, 300, 280, 320, ink, { cell: 39, from: 0, to: 1 }) +
      text('3 hari', 34, 150, 60, { fill: paper }) +
      text('2 malam', 34, 216, 60, { fill: paper }),
  ]);

export const closeUp = () =>
  scene(
    ground.mist,
    path('M-20 980L560 1120L1220 960V1060H-20Z', ink, { opacity: shadowOpacity }) +
      group(
        rect(0, 0, 620, 1400, paper) +
          rect(0, 0, 620, 640, cyan) +
          circle(330, 300, 190, yellow) +
          textLines(110, 800, 400, 6, { gap: 60, weight: 14 }),
        'matrix(1 0.25 0 1 -60 -420)',
      ) +
      group(
        rect(0, 0, 700, 1400, '#E9E2D3') +
          text('Menu', 90, 470, 190) +
          textLines(96, 600, 480, 9, { gap: 64, weight: 14, color: '#A9A398' }),
        'matrix(1 -0.25 0 1 560 -265)',
      ),
  );
