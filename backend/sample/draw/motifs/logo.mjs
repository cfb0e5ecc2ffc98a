/** Logo design: construction, first drafts, and versions on different backgrounds. */
import { cyan, ground, ink, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, group, line, path, rect, ring, scaled } from '../kit/svg.mjs';
import { scene, sheet } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { bowl, drop, leaf, sail, wave } from '../kit/marks.mjs';

const guide = (x1, y1, x2, y2) =>
  line(x1, y1, x2, y2, cyan, 2.5, { opacity: 0.55, 'stroke-linecap': 'butt' });
/** A handle of a drawing program, with which the designer moves a point of an outline. */
const handle = (x, y) => rect(x - 14, y - 14, 28, 28, paper, { stroke: cyan, 'stroke-width': 5 });

export const construction = () => {
  const steps = [240, 420, 600, 780, 960];
  const grid = steps.map((v) => guide(v, 120, v, 1080) + guide(120, v, 1080, v)).join('');
  const diagonals = guide(240, 240, 600, 600) + guide(960, 240, 600, 600) + guide(240, 960, 600, 600);
  const measure =
    line(240, 1122, 960, 1122, magenta, 4) +
    line(240, 1108, 240, 1136, magenta, 4) +
    line(960, 1108, 960, 1136, magenta, 4) +
    rect(552, 1100, 96, 44, paper) +
    text('4 x', 600, 1135, 38, { anchor: 'middle', fill: magenta, weight: 700 });
  const logo =
    path('M600 240a360 360 0 1 0 0 720h360v-360a360 360 0 0 0 -360 -360Z', ink, { opacity: 0.94 }) +
    circle(600, 600, 180, magenta);
  const over =
    ring(600, 600, 360, 2.5, cyan, { opacity: 0.7 }) +
    ring(600, 600, 270, 2.5, cyan, { opacity: 0.7, 'stroke-dasharray': '10 10' });
  const handles = [
    [600, 240],
    [240, 600],
    [960, 600],
    [600, 960],
    [960, 960],
  ]
    .map(([x, y]) => handle(x, y))
    .join('');
  return scene(ground.white, grid + diagonals + logo + over + handles + measure);
};

const idea = (x, y, mark, name, turned) =>
  group(
    sheet(x, y, 330, 420, paper) +
      group(mark, `translate(${x + 165} ${y + 175})`) +
      text(name, x + 165, y + 345, 50, { anchor: 'middle' }),
    `rotate(${turned} ${x + 165} ${y + 210})`,
  );

export const ideas = () =>
  scene(
    ground.cream,
    scaled(
      1,
      idea(80, 320, sail(0, 0, 100), 'Kelana', -5) +
        idea(790, 320, sail(0, 0, 100, magenta, cyan), 'kelana.', 5) +
        group(
          sheet(413, 240, 374, 560, ink, { dx: 24, dy: 30 }) +
            circle(600, 460, 140, yellow) +
            sail(600, 470, 92, magenta, ink) +
            text('Kelana', 600, 714, 78, { anchor: 'middle', fill: paper }),
        ) +
        ['A', 'B', 'C']
          .map((letter, i) => {
            const x = 245 + i * 355;
            const chosen = i === 1;
            return (
              circle(
                x,
                930,
                44,
                chosen ? magenta : 'none',
                chosen ? {} : { stroke: ink, 'stroke-width': 5 },
              ) + text(letter, x, 947, 48, { anchor: 'middle', fill: chosen ? paper : ink })
            );
          })
          .join(''),
      600,
      590,
    ),
  );

export const versions = () => {
  const tiles = [
    [paper, magenta, ink, ink],
    [ink, yellow, magenta, paper],
    [magenta, paper, magenta, paper],
    [yellow, ink, yellow, ink],
  ];
  const body = tiles.map(([fill, dropColor, eyeColor, textColor], i) => {
    const [x, y] = [140 + (i % 2) * 470, 140 + Math.floor(i / 2) * 470];
    return (
      rect(x, y, 450, 450, fill) +
      drop(x + 225, y + 170, 84, dropColor, eyeColor) +
      text('Kopi Senja', x + 225, y + 354, 62, { anchor: 'middle', fill: textColor })
    );
  });
  return scene(ground.clay, sheet(120, 120, 960, 960, proof, { dx: 24, dy: 28 }) + body.join(''));
};

const proof = '#FBFAF6';

export const leafConstruction = () => {
  const rings = [190, 290, 390].map((r) => ring(600, 470, r, 2.5, cyan, { opacity: 0.5 })).join('');
  const axes =
    guide(600, 90, 600, 1110) +
    guide(90, 470, 1110, 470) +
    guide(230, 840, 970, 100) +
    guide(230, 100, 970, 840);
  return scene(
    ground.sage,
    axes + rings + leaf(600, 560, 290, ink, magenta) + text('rimba', 600, 1040, 140, { anchor: 'middle' }),
  );
};

export const logoSheet = () => {
  const marks = [
    drop(0, 0, 86),
    wave(0, 0, 92),
    leaf(0, 0, 84, ink, cyan),
    bowl(0, 10, 92),
    sail(0, 0, 96, yellow, paper),
    `${circle(0, 0, 92, magenta)}${text('m', 0, 40, 150, { anchor: 'middle', fill: paper })}`,
  ];
  const cells = marks.map((mark, i) => {
    const [x, y] = [170 + (i % 2) * 430, 120 + Math.floor(i / 2) * 320];
    const dark = i === 4;
    return (
      rect(x, y, 430, 320, dark ? ink : i % 3 === 1 ? ground.butter : paper) +
      group(mark, `translate(${x + 215} ${y + 160})`)
    );
  });
  return scene(ground.mist, sheet(170, 120, 860, 960, paper, { dx: 24, dy: 28 }) + cells.join(''));
};
