import { cyan, ground, ink, kraft, kraftDeep, magenta, natural, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, group, line, path, poly, rect, turn } from '../kit/svg.mjs';
import { flatShadow, scene, sheet } from '../kit/scene.mjs';
import { fitted, text } from '../kit/type.mjs';
import { bowl, drop, halftone, sun } from '../kit/marks.mjs';

const dish = (name, price, y, w, color) =>
  text(name, 0, y, 38, { fill: color, weight: 700, track: -0.01 }) +
  text(price, w, y, 38, { fill: magenta, anchor: 'end', weight: 800, track: 0 }) +
  line(0, y + 26, w, y + 26, color, 2.5, { opacity: 0.25 });

const kopiMenu = (w, h) =>
  rect(0, 0, w, h, natural) +
  rect(0, 0, w, 200, magenta) +
  drop(104, 100, 54, yellow, magenta) +
  text('Kopi Senja', 190, 124, 70, { fill: paper }) +
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
    text('Makan', 55, 100, 60, { fill: magenta });
  return scene(
    ground.clay,
    flatShadow(rect(140, 260, 920, 690, ink, { r: 8 }), 26, 32) +
      rect(140, 258, 920, 690, ink, { r: 8 }) +
      group(clipped(rect(0, 0, 440, 660, ink), left), 'translate(158 272)') +
      group(clipped(rect(0, 0, 440, 660, ink), right), 'translate(602 272)') +
      rect(560, 272, 42, 660, ink, { opacity: 0.08 }) +
      rect(602, 272, 46, 660, ink, { opacity: 0.05 }),
  );
};

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
            text('promo', 540, 495, 84, { anchor: 'middle' }) +
            text('Ngopi', 545, 776, 140, { anchor: 'middle', fill: paper }) +
            text('berdua 30 ribu', 545, 880, 66, { anchor: 'middle', fill: yellow }),
        ),
      ),
  );
