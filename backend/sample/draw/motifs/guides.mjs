/** Brand guides and company profiles, opened. */
import { cyan, grayLight, ground, ink, magenta, natural, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, line, path, rect, turn } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { drop, sail, sun } from '../kit/marks.mjs';

/** Two pages of a bound book, 460 × 620 each before scaling, with the fold between them. */
const spread = (x, y, left, right, scale = 1) =>
  group(
    flatShadow(rect(0, 0, 920, 620, ink, { r: 6 }), 26, 32) +
      rect(-8, 8, 936, 620, grayLight, { r: 6 }) +
      group(clipped(rect(0, 0, 460, 620, ink), left)) +
      group(clipped(rect(0, 0, 460, 620, ink), right), 'translate(460 0)') +
      rect(424, 0, 36, 620, ink, { opacity: 0.07 }) +
      rect(460, 0, 48, 620, ink, { opacity: 0.04 }),
    `translate(${x} ${y}) scale(${scale})`,
  );

export const guideline = () =>
  scene(
    ground.clay,
    turn(
      -6,
      spread(
        105,
        265,
        rect(0, 0, 460, 620, magenta) +
          drop(230, 280, 130, yellow, magenta) +
          text('Kopi Senja', 40, 570, 56, { fill: paper }) +
          text('Panduan merek', 40, 70, 32, { fill: paper, weight: 600, track: 0 }),
        rect(0, 0, 460, 620, paper) +
          text('Jarak aman', 48, 84, 46) +
          rect(110, 150, 240, 240, 'none', { stroke: cyan, 'stroke-width': 3, 'stroke-dasharray': '10 8' }) +
          drop(230, 270, 78) +
          line(110, 420, 188, 420, cyan, 4) +
          text('x', 150, 452, 30, { fill: cyan, anchor: 'middle', track: 0 }) +
          textLines(48, 500, 364, 3, { gap: 30 }),
        1.075,
      ),
    ),
  );

export const guidelineColors = () =>
  scene(
    ground.sage,
    turn(
      5,
      spread(
        105,
        265,
        rect(0, 0, 460, 620, natural) +
          text('Warna', 44, 96, 62) +
          textLines(46, 140, 240, 2, { gap: 30 }) +
          [ink, magenta, yellow]
            .map(
              (fill, i) =>
                rect(44, 220 + i * 124, 372, 112, fill) +
                text(['senja', 'jambu', 'kunyit'][i], 64, 314 + i * 124, 34, {
                  fill: i === 2 ? ink : paper,
                  weight: 600,
                  track: 0,
                }),
            )
            .join(''),
        rect(0, 0, 460, 620, ink) +
          text('Aa', 44, 260, 260, { fill: yellow }) +
          text('Plus Jakarta Sans', 48, 340, 40, { fill: paper, weight: 600, track: 0 }) +
          textLines(48, 400, 360, 5, { gap: 34, color: '#6B645A' }),
        1.075,
      ),
    ),
  );

export const profileBook = () =>
  scene(
    ground.mist,
    turn(
      -5,
      spread(
        105,
        265,
        rect(0, 0, 460, 620, cyan) +
          circle(330, 420, 260, yellow) +
          path('M0 620V470L150 330L290 470L360 410L460 520V620Z', ink) +
          text('Kelana', 44, 130, 92, { fill: paper }),
        rect(0, 0, 460, 620, paper) +
          text('Cerita', 44, 110, 62) +
          text('kami', 44, 172, 62, { fill: magenta }) +
          textLines(46, 230, 360, 6, { gap: 32 }) +
          rect(44, 430, 170, 140, yellow) +
          rect(234, 430, 170, 140, magenta) +
          sail(128, 500, 44, ink, ink) +
          sun(318, 500, 48, paper, 14),
        1.075,
      ),
    ),
  );
