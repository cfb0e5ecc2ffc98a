import { cyan, ground, ink, kraft, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, line, path, rect, stroke } from '../kit/svg.mjs';
import { scene, shadowOpacity, standingShadow } from '../kit/scene.mjs';
import { fitted, text } from '../kit/type.mjs';
import { bowl, halftone, star, sun } from '../kit/marks.mjs';

const stand = (x, y, w, h, content) =>
  standingShadow(x - 20, x + w + 20, y + h + 34, 34, { slant: 90 }) +
  rect(x + 14, y + h, w - 28, 34, ink, { r: 6 }) +
  clipped(rect(x, y, w, h, ink), group(content, `translate(${x} ${y})`)) +
  rect(x - 12, y - 14, w + 24, 26, ink, { r: 4 });

const opening = (w, h) =>
  rect(0, 0, w, h, cyan) +
  path(`M0 0H${w}V330a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`, ink) +
  circle(w / 2, 240, 118, yellow) +
  fitted('GRAND', 46, 604, w - 92, { fill: paper, track: 0 }) +
  fitted('OPENING', 46, 676, w - 92, { fill: paper, track: 0 }) +
  rect(46, 716, 190, 11, yellow) +
  textLines(46, 764, w - 92, 3, { gap: 28, color: '#BFE6F3', last: 0.6 });

const dapur = (w, h) =>
  rect(0, 0, w, h, yellow) +
  halftone(0, 0, w, 330, magenta, { cell: 39, from: 1, to: 0 }) +
  circle(w / 2, 330, 130, paper) +
  bowl(w / 2, 330, 74, magenta, ink) +
  fitted('Dapur', 44, 590, w - 88) +
  fitted('Tini', 44, 700, (w - 88) * 0.62, { fill: magenta }) +
  textLines(46, 760, w - 92, 2, { gap: 30, color: ink, last: 0.5 });

export const roll = () => scene(ground.butter, stand(425, 140, 350, 860, opening(350, 860)));

export const rollPair = () =>
  scene(
    ground.clay,
    stand(170, 160, 350, 840, dapur(350, 840)) + stand(670, 160, 350, 840, opening(350, 840)),
  );

/** An X-banner: the printed sheet is held by four eyelets on crossed rods. */
export const cross = () => {
  const [x, y, w, h] = [390, 130, 420, 880];
  const art =
    rect(0, 0, w, h, magenta) +
    sun(w / 2, 250, 150, yellow, 14) +
    fitted('DISKON', 44, 560, w - 88, { fill: paper, track: 0 }) +
    fitted('50%', 44, 742, w - 88, { fill: yellow }) +
    textLines(48, 796, w - 96, 2, { gap: 30, color: '#F3A9CC', last: 0.6 });
  const eyelets = [
    [x + 24, y + 24],
    [x + w - 24, y + 24],
    [x + 24, y + h - 24],
    [x + w - 24, y + h - 24],
  ];
  return scene(
    ground.sage,
    standingShadow(x - 30, x + w + 10, y + h + 46, 34, { slant: 90 }) +
      stroke(
        `M${x + w / 2} ${y + h * 0.6}L${x - 30} ${y + h + 62}M${x + w / 2} ${y + h * 0.6}L${x + w + 30} ${y + h + 62}`,
        ink,
        14,
      ) +
      group(art, `translate(${x} ${y})`) +
      eyelets.map(([a, b]) => circle(a, b, 15, paper) + circle(a, b, 8, ink)).join(''),
  );
};

const bulb = (x, y, fill) => line(x, y, x, y + 22, ink, 5) + circle(x, y + 38, 19, fill);

export const street = () => {
  const [x, y, w, h] = [150, 330, 900, 400];
  const sag = `M${x} ${y}Q600 ${y + 36} ${x + w} ${y}V${y + h}Q600 ${y + h + 36} ${x} ${y + h}Z`;
  const art =
    rect(x, y, w, h + 60, ink) +
    circle(x + 150, y + 220, 200, yellow) +
    halftone(x + 380, y + 330, 540, 140, magenta, { cell: 42, from: 0, to: 1 }) +
    text('Bazar', x + 390, y + 190, 118, { fill: paper }) +
    text('Kuliner', x + 390, y + 306, 118, { fill: yellow }) +
    star(x + 150, y + 222, 104, magenta);
  const pole = (px) =>
    rect(px - 17, 150, 34, 870, kraft, { r: 6 }) +
    [300, 470, 640, 810].map((py) => rect(px - 20, py, 40, 9, ink, { opacity: 0.18 })).join('');
  const ties = [
    [x, y + 10, 110],
    [x, y + h - 10, 110],
    [x + w, y + 10, 1090],
    [x + w, y + h - 10, 1090],
  ];
  const lights = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const t = (i + 0.5) / 7;
      return bulb(110 + 980 * t, 200 + 130 * 4 * t * (1 - t) * 0.55, [yellow, magenta, cyan][i % 3]);
    })
    .join('');
  return scene(
    ground.mist,
    path('M60 1020H180L230 1052H40ZM1040 1020H1150L1200 1052H1020Z', ink, { opacity: shadowOpacity }) +
      pole(110) +
      pole(1090) +
      stroke('M110 200Q600 345 1090 200', ink, 5) +
      lights +
      ties.map(([a, b, c]) => line(a, b, c, b, ink, 6)).join('') +
      clipped(path(sag, ink), art),
  );
};
