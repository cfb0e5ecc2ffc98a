import { cyan, cyanDeep, ground, ink, magenta, paper, yellow, yellowDeep } from '../kit/palette.mjs';
import { circle, clipped, group, line, path, rect } from '../kit/svg.mjs';
import { scene } from '../kit/scene.mjs';
import { fitted, text } from '../kit/type.mjs';
import { sail, sun, wave } from '../kit/marks.mjs';

/** A stand-up pouch, about 440 × 700 before scaling. `art` is clipped to its outline, and `deep` colors the top edge. */
const pouch = (x, y, scale, fill, deep, art) =>
  group(
    path('M-20 690H470L560 730H-50Z', ink, { opacity: 0.13 }) +
      clipped(
        path('M0 0H440V150Q424 380 456 660Q456 700 400 700H40Q-16 700 -16 660Q16 380 0 150Z', ink),
        rect(-20, 0, 500, 710, fill) +
          art +
          rect(-20, 0, 500, 56, deep) +
          path('M370 56Q350 380 390 710H480V56Z', ink, { opacity: 0.07 }) +
          path('M-20 640Q220 590 480 640V710H-20Z', ink, { opacity: 0.1 }),
      ) +
      line(0, 92, 440, 92, ink, 4, { opacity: 0.3 }) +
      circle(220, 28, 14, ground.cream),
    `translate(${x} ${y}) scale(${scale})`,
  );

export const pouchKopi = () =>
  scene(
    ground.rose,
    pouch(
      335,
      200,
      1.18,
      ink,
      '#2C2721',
      circle(220, 300, 130, magenta) +
        sun(220, 300, 92, yellow, 14) +
        text('Kopi Senja', 220, 520, 76, { anchor: 'middle', fill: paper }) +
        text('Gayo 200 g', 220, 570, 36, { anchor: 'middle', fill: yellow, weight: 600, track: 0 }),
    ),
  );

export const pouchPair = () =>
  scene(
    ground.sage,
    pouch(
      120,
      220,
      0.98,
      cyan,
      cyanDeep,
      wave(220, 280, 130, ink, paper, yellow) +
        fitted('Keripik', 60, 500, 320, { fill: paper }) +
        fitted('tengiri', 60, 580, 230, { fill: yellow }),
    ) +
      pouch(
        630,
        310,
        0.98,
        yellow,
        yellowDeep,
        circle(220, 290, 130, paper) + sail(220, 290, 84, magenta, ink) + fitted('Kelana', 60, 520, 320),
      ),
  );
