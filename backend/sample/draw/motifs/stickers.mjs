/** Kiss-cut stickers: on a sheet, on a roll, and a single one. */
import { cyan, ground, grayLight, ink, magenta, paper, yellow, kraft } from '../kit/palette.mjs';
import { circle, ellipse, group, path, rect, ring, turn } from '../kit/svg.mjs';
import { flatShadow, scene, shadowOpacity } from '../kit/scene.mjs';
import { middle, ringText, text } from '../kit/type.mjs';
import { drop, inks, leaf, scallop, star, sun } from '../kit/marks.mjs';

const at = (x, y, content, degrees = 0) => group(content, `translate(${x} ${y}) rotate(${degrees})`);

const enak = circle(0, 0, 118, magenta) + text('enak', 0, 22, 74, { ...middle, fill: paper });
const asli =
  path('M-122 -104H122V52a122 70 0 0 1 -244 0Z', cyan) + text('asli.', 0, 18, 84, { ...middle, fill: paper });
const dropSticker = circle(0, 0, 118, ink) + drop(0, 0, 58, yellow, paper);
const starry = star(0, 6, 112);
const promo = scallop(0, 0, 122, yellow) + text('promo', 0, 20, 64, { ...middle });
const handmade =
  circle(0, 0, 122, paper) +
  ring(0, 0, 118, 8, ink) +
  ringText('BUATAN TANGAN', 0, 0, 82, 28, { weight: 800 }) +
  ringText('BANDUNG', 0, 0, 102, 28, { weight: 800, angle: 90, inside: true }) +
  sun(0, 0, 50, magenta);
const segar =
  rect(-120, -84, 240, 168, cyan, { r: 84 }) + text('segar', 0, 24, 76, { ...middle, fill: paper });
const rimba = rect(-112, -112, 224, 224, ink, { r: 34 }) + leaf(0, -4, 74, paper, yellow);

/** The outline of a sheet whose lower right corner is cut off by a diagonal. */
const page = (w, h, fold) => `M0 0H${w}V${h - fold}L${w - fold} ${h}H0Z`;

export const onSheet = () => {
  const [w, h] = [720, 820];
  const content = at(180, 190, enak) + at(520, 180, asli) + at(190, 530, starry) + at(540, 520, dropSticker);
  return scene(
    ground.rose,
    turn(
      8,
      group(
        flatShadow(rect(0, 0, w, h, ink, { r: 6 }), 20, 26) +
          path(page(w, h, 130), paper) +
          content +
          path(
            `M${w} ${h - 130}L${w - 130} ${h}L${w - 150} ${h - 108}Q${w - 145} ${h - 142} ${w - 108} ${h - 146}Z`,
            grayLight,
          ),
        'translate(240 190)',
      ),
    ),
  );
};

export const full = () => {
  const [w, h] = [760, 860];
  const places = [
    [promo, 150, 170, -8],
    [rimba, 385, 160, 0],
    [segar, 615, 165, 0],
    [handmade, 150, 430, 0],
    [enak, 622, 430, 0],
    [asli, 150, 705, 0],
    [dropSticker, 385, 700, 0],
    [starry, 615, 700, 12],
  ];
  // The place on the sheet that the lifted sticker leaves.
  const gap = ring(385, 430, 118, 4, grayLight) + circle(385, 430, 116, '#EFEBE1');
  const lifted = flatShadow(circle(0, 0, 98, ink), 16, 20, 0.18) + circle(0, 0, 98, paper) + inks(0, 0, 84);
  return scene(
    ground.mist,
    turn(
      -7,
      group(
        flatShadow(rect(0, 0, w, h, ink, { r: 6 }), 20, 26) +
          rect(0, 0, w, h, paper, { r: 6 }) +
          gap +
          places.map(([content, x, y, a]) => at(x, y, content, a)).join('') +
          at(398, 400, lifted, 10),
        'translate(220 170)',
      ),
    ),
  );
};

export const onRoll = () => {
  const [cx, top, rx, ry, h] = [410, 420, 250, 74, 360];
  const colors = [magenta, cyan, yellow];
  const label = (x, i) =>
    at(
      x,
      180,
      circle(0, 0, 126, colors[i]) + text('manis', 0, 24, 80, { ...middle, fill: i === 2 ? ink : paper }),
    );
  const strip = rect(0, 0, 900, h, paper) + label(180, 0) + label(470, 1) + label(760, 2);
  return scene(
    ground.butter,
    path(
      `M${cx - rx} ${top + h}a${rx} ${ry} 0 0 0 ${rx} ${ry}L1240 ${top + h + 230}V${top + h + 260}L${cx - 40} ${top + h + ry + 36}Q${cx - rx} ${top + h + 60} ${cx - rx} ${top + h}Z`,
      ink,
      { opacity: shadowOpacity },
    ) +
      path(`M${cx - rx} ${top}v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}Z`, paper) +
      path(`M${cx} ${top}v${h + ry}a${rx} ${ry} 0 0 0 ${rx} ${-ry}v${-h}Z`, ink, { opacity: 0.1 }) +
      ellipse(cx, top, rx, ry, paper) +
      [0.86, 0.72]
        .map((k) => ellipse(cx, top, rx * k, ry * k, 'none', { stroke: grayLight, 'stroke-width': 5 }))
        .join('') +
      ellipse(cx, top, rx * 0.56, ry * 0.56, kraft) +
      ellipse(cx, top + 5, rx * 0.46, ry * 0.44, ink) +
      group(strip, `matrix(1 0.18 0 1 ${cx - 30} ${top + ry - 2})`) +
      path(`M${cx - rx} ${top}q10 34 74 54v${h}q-64 -20 -74 -54Z`, ink, { opacity: 0.08 }),
  );
};

export const peeled = () =>
  scene(
    ground.sage,
    turn(
      -6,
      flatShadow(circle(600, 600, 400, ink), 16, 20, 0.1) +
        circle(600, 600, 400, paper) +
        circle(600, 600, 366, cyan) +
        ringText('BUMI MANUSIA · TOKO KELONTONG ·', 600, 600, 276, 62, { fill: paper, track: 0.1 }) +
        ringText('SEJAK 2019', 600, 600, 322, 62, { fill: yellow, track: 0.1, angle: 90, inside: true }) +
        sun(600, 600, 190, yellow) +
        leaf(600, 610, 96, ink, magenta) +
        path('M905 860A400 400 0 0 1 780 957C770 850 800 800 905 860Z', grayLight) +
        path('M905 860A400 400 0 0 1 780 957L1010 1010Z', ground.sage),
    ),
  );
