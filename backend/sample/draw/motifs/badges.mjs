import { cyan, gray, ground, ink, magenta, magentaDeep, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, textLines, group, path, rect } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';

/** A name badge without its lanyard. `mark` fills the colored upper part. */
const badge = (x, y, w, h, fill, name, role, mark) =>
  group(
    flatShadow(rect(0, 0, w, h, ink, { r: 26 }), 20, 26) +
      rect(0, 0, w, h, paper, { r: 26 }) +
      clipped(rect(0, 0, w, h, ink, { r: 26 }), rect(0, 0, w, h * 0.58, fill)) +
      clipped(rect(0, 0, w, h * 0.58, ink), mark) +
      rect(w / 2 - 50, 28, 100, 20, ink, { r: 10 }) +
      text(name, 40, h * 0.58 + 90, 68) +
      text(role, 42, h * 0.58 + 138, 32, { weight: 600, track: 0, fill: '#6B645A' }) +
      textLines(42, h - 56, w * 0.5, 1, { last: 1, weight: 8 }),
    `translate(${x} ${y})`,
  );

const face = (cx, cy, skin, hair, shirt) =>
  path(`M${cx - 130} ${cy + 230}a130 130 0 0 1 260 0Z`, shirt) +
  rect(cx - 34, cy + 40, 68, 80, skin) +
  circle(cx, cy, 84, skin) +
  path(`M${cx - 92} ${cy + 6}a92 92 0 0 1 184 -10q-60 4 -100 -40q-20 40 -84 50Z`, hair);

const skin = '#C98B62';

export const lanyard = () =>
  scene(
    ground.butter,
    path('M470 -20L574 330H626L560 -20ZM730 -20L626 330H574L640 -20Z', magenta) +
      path('M640 -20L574 330H626L730 -20Z', magentaDeep) +
      rect(574, 318, 52, 60, ink, { r: 8 }) +
      rect(588, 366, 24, 56, gray, { r: 10 }) +
      badge(380, 390, 440, 640, cyan, 'Larasati', 'Panitia', face(220, 170, skin, ink, yellow)),
  );

export const lanyardPair = () =>
  scene(
    ground.rose,
    path('M210 -20L310 310H346L276 -20ZM446 -20L346 310H310L380 -20Z', cyan) +
      path('M730 -20L846 430H882L796 -20ZM998 -20L882 430H846L932 -20Z', yellow) +
      rect(306, 300, 44, 70, ink, { r: 8 }) +
      rect(842, 420, 44, 70, ink, { r: 8 }) +
      group(
        badge(0, 0, 440, 640, yellow, 'Bima', 'Pembicara', face(220, 170, skin, ink, magenta)),
        'translate(126 360) scale(0.92)',
      ) +
      group(
        badge(0, 0, 440, 640, magenta, 'Sekar', 'Relawan', face(220, 170, '#E0A87E', ink, cyan)),
        'translate(662 480) scale(0.92)',
      ),
  );
