import {
  coffee,
  cyan,
  ground,
  grayLight,
  ink,
  kraft,
  magenta,
  magentaDeep,
  paper,
  yellow,
} from '../kit/palette.mjs';
import { circle, clipped, ellipse, group, path, poly, rect } from '../kit/svg.mjs';
import { ellipseShadow, scene } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { bowl, drop, halftone, inks, sun, wave } from '../kit/marks.mjs';

const mugBody = (x, y, w, h) =>
  `M${x} ${y}V${y + h - 96}a96 96 0 0 0 96 96H${x + w - 96}a96 96 0 0 0 96 -96V${y}Z`;

/** A mug, 570 wide; `art` is clipped to its body. */
const mug = (x, y, art, { body = paper, handle = '#EFE7DB', rim = '#EFE7DB', inside = coffee } = {}) => {
  const [w, h] = [570, 630];
  return group(
    ellipseShadow(w / 2 + 20, h + 26, 300, 44) +
      path('M560 130h20a160 160 0 0 1 0 320h-20v-76h16a84 84 0 0 0 0 -168h-16Z', handle) +
      clipped(
        path(mugBody(0, 0, w, h), ink),
        rect(0, 0, w, h, body) + art + rect(w - 70, 0, 70, h, ink, { opacity: 0.05 }),
      ) +
      ellipse(w / 2, 4, w / 2, 54, rim) +
      ellipse(w / 2, 8, w / 2 - 34, 38, inside),
    `translate(${x} ${y})`,
  );
};

export const mugInks = () => scene(ground.clay, mug(270, 300, inks(285, 330, 190)));

export const mugDark = () =>
  scene(
    ground.butter,
    mug(
      270,
      300,
      circle(285, 330, 200, yellow) +
        text('ngopi', 285, 322, 118, { anchor: 'middle' }) +
        text('dulu', 285, 420, 118, { anchor: 'middle', fill: magenta }),
      {
        body: ink,
        handle: '#2A251F',
        rim: '#2A251F',
      },
    ),
  );

export const mugPhoto = () => {
  const photo =
    rect(125, 150, 320, 380, cyan) +
    circle(285, 300, 96, yellow) +
    path('M125 530v-90q80 -110 170 -30q70 -80 150 10v110Z', ink);
  return scene(
    ground.sage,
    mug(270, 300, rect(105, 130, 360, 420, paper) + photo, {
      body: magenta,
      handle: magentaDeep,
      rim: magentaDeep,
    }),
  );
};

/** A paper cup with a lid. `art` is clipped to the side of the cup, and x = 0 is its middle. */
const cup = (x, y, scale, fill, art, lid = ink) => {
  const side = 'M-190 0L-140 560a40 40 0 0 0 40 36h200a40 40 0 0 0 40 -36L190 0Z';
  return group(
    ellipseShadow(24, 600, 190, 32) +
      clipped(
        path(side, ink),
        rect(-200, 0, 400, 620, fill) +
          art +
          poly(
            [
              [110, 0],
              [200, 0],
              [200, 620],
              [90, 620],
            ],
            ink,
            { opacity: 0.07 },
          ),
      ) +
      rect(-214, -40, 428, 48, lid, { r: 14 }) +
      path('M-186 -40l22 -64a20 20 0 0 1 20 -14h288a20 20 0 0 1 20 14l22 64Z', lid) +
      rect(40, -126, 60, 14, lid, { r: 7 }),
    `translate(${x} ${y}) scale(${scale})`,
  );
};

const sleeve = rect(-200, 170, 400, 260, kraft) + drop(0, 300, 74, ink, yellow);

export const cupSenja = () => scene(ground.mist, cup(600, 350, 1.12, paper, sleeve));

export const cups = () =>
  scene(
    ground.sage,
    cup(
      270,
      450,
      0.86,
      yellow,
      text('teh', 0, 270, 124, { anchor: 'middle' }) +
        text('pagi', 0, 376, 124, { anchor: 'middle', fill: magenta }),
      magenta,
    ) +
      cup(930, 450, 0.86, ink, sun(0, 300, 110, yellow, 14), grayLight) +
      cup(
        600,
        390,
        1.04,
        cyan,
        halftone(-200, 260, 400, 360, ink, { cell: 47, from: 0, to: 1 }) +
          wave(0, 240, 110, cyan, paper, yellow),
        paper,
      ),
  );

export const noodleBox = () =>
  scene(
    ground.butter,
    ellipseShadow(630, 1010, 300, 46) +
      group(
        rect(-14, -420, 28, 470, kraft, { r: 8 }) + rect(46, -420, 28, 470, '#B8A98D', { r: 8 }),
        'translate(720 470) rotate(24)',
      ) +
      path('M300 440L390 990a24 24 0 0 0 24 20H786a24 24 0 0 0 24 -20L900 440Z', paper) +
      clipped(
        path('M300 440L390 990a24 24 0 0 0 24 20H786a24 24 0 0 0 24 -20L900 440Z', ink),
        rect(300, 800, 600, 220, magenta) +
          rect(760, 440, 160, 600, ink, { opacity: 0.06 }) +
          bowl(600, 640, 120, magenta, ink) +
          text('Dapur Tini', 600, 930, 78, { anchor: 'middle', fill: paper }),
      ) +
      path('M280 380H920L900 450H300Z', grayLight) +
      path('M280 380H600L560 450H300Z', paper),
  );
