/** An invitation, printed and sent. */
import { ground, ink, magenta, magentaDeep, natural, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, group, path, poly, rect } from '../kit/svg.mjs';
import { flatShadow, scene, standingShadow } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';

const rosette = (cx, cy, r, a, b) =>
  Array.from({ length: 8 }, (_, i) =>
    group(
      path(`M0 0Q${r * 0.36} ${-r * 0.5} 0 ${-r}Q${-r * 0.36} ${-r * 0.5} 0 0Z`, i % 2 ? a : b),
      `translate(${cx} ${cy}) rotate(${i * 45})`,
    ),
  ).join('') + circle(cx, cy, r * 0.16, yellow);

const invitation = (w, h, date = 32) =>
  rect(0, 0, w, h, natural) +
  rect(28, 28, w - 56, h - 56, 'none', { stroke: magenta, 'stroke-width': 4 }) +
  rosette(w / 2, 210, 110, magenta, ink) +
  text('Ayu', w / 2, 450, 112, { anchor: 'middle' }) +
  text('&', w / 2, 526, 66, { anchor: 'middle', fill: magenta, weight: 500 }) +
  text('Bima', w / 2, 626, 112, { anchor: 'middle' }) +
  text('Sabtu, 16 Januari 2027', w / 2, 700, date, { anchor: 'middle', weight: 600, track: 0 });

const openEnvelope = (w, h) =>
  flatShadow(rect(0, 0, w, h, ink, { r: 6 }), 22, 28) +
  rect(0, 0, w, h, magenta, { r: 6 }) +
  poly(
    [
      [0, 0],
      [w / 2, h * 0.52],
      [w, 0],
    ],
    magentaDeep,
  ) +
  circle(w / 2, h * 0.5, 52, yellow) +
  rosette(w / 2, h * 0.5, 40, magenta, ink);

export const weddingInvitation = () =>
  scene(
    ground.rose,
    group(openEnvelope(620, 440), 'translate(120 560) rotate(-8)') +
      group(
        flatShadow(rect(0, 0, 520, 780, ink), 22, 28) + invitation(520, 780),
        'translate(480 150) rotate(6)',
      ),
  );

export const invitationPhone = () =>
  scene(
    ground.cream,
    standingShadow(391, 809, 1050, 34, { slant: 90 }) +
      rect(375, 120, 450, 930, ink, { r: 58 }) +
      clipped(
        rect(397, 146, 406, 878, ink, { r: 38 }),
        group(invitation(406, 878, 25), 'translate(397 146)'),
      ) +
      rect(520, 900, 160, 60, magenta, { r: 30 }) +
      text('Hadir', 600, 942, 34, { anchor: 'middle', fill: paper, track: 0 }),
  );
