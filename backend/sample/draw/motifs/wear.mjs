import { cyan, ground, ink, magenta, paper, yellow } from '../kit/palette.mjs';
import { circle, clipped, group, path, poly, rect, ring, stroke } from '../kit/svg.mjs';
import { flatShadow, scene } from '../kit/scene.mjs';
import { text } from '../kit/type.mjs';
import { drop, halftone, inks, leaf, star, sun, wave } from '../kit/marks.mjs';

const shirtOutline =
  'M370 150Q600 250 830 150L1010 230Q1060 256 1080 310L1150 500L970 570L920 450V1010a26 26 0 0 1 -26 26H306a26 26 0 0 1 -26 -26V450L230 570L50 500L120 310Q140 256 190 230Z';

const shirt = (cloth, art, { seam = 0.1, scale = 0.86, x = 84, y = 60 } = {}) =>
  group(
    flatShadow(path(shirtOutline, ink), 26, 32) +
      path(shirtOutline, cloth) +
      path('M370 150Q600 250 830 150L800 136Q600 214 400 136Z', ink, { opacity: 0.35 }) +
      stroke('M352 160Q600 284 848 160', ink, 5, { opacity: seam }) +
      stroke('M280 460Q300 380 268 300M920 460Q900 380 932 300', ink, 5, { opacity: seam }) +
      art,
    `translate(${x} ${y}) scale(${scale})`,
  );

export const shirtSun = () =>
  scene(
    ground.sage,
    shirt(
      paper,
      clipped(
        circle(600, 560, 200, ink),
        rect(400, 360, 400, 400, cyan) +
          circle(600, 560, 120, yellow) +
          halftone(400, 590, 400, 180, ink, { cell: 36, from: 0.1, to: 1.2 }),
      ) + text('pulang', 600, 880, 110, { anchor: 'middle' }),
    ),
  );

export const shirtDark = () =>
  scene(
    ground.butter,
    shirt(ink, inks(600, 560, 180) + text('tinta lokal', 600, 850, 84, { anchor: 'middle', fill: paper }), {
      seam: 0.6,
    }),
  );

const pin = (x, y, r, content) =>
  group(
    flatShadow(circle(0, 0, r, ink), 14, 18) +
      content +
      path(`M${-r * 0.7} ${-r * 0.42}A${r * 0.82} ${r * 0.82} 0 0 1 ${-r * 0.2} ${-r * 0.79}`, 'none', {
        stroke: paper,
        'stroke-width': 12,
        'stroke-linecap': 'round',
        opacity: 0.5,
      }),
    `translate(${x} ${y})`,
  );

export const pins = () =>
  scene(
    ground.mist,
    pin(
      370,
      380,
      210,
      circle(0, 0, 210, magenta) + text('santai', 0, 32, 112, { anchor: 'middle', fill: paper }),
    ) +
      pin(830, 340, 170, circle(0, 0, 170, yellow) + drop(0, 0, 84, ink, magenta)) +
      pin(330, 830, 160, circle(0, 0, 160, ink) + sun(0, 0, 96, yellow, 14)) +
      pin(720, 770, 220, clipped(circle(0, 0, 220, ink), wave(0, 0, 220, cyan, paper, yellow))) +
      pin(1000, 640, 96, circle(0, 0, 96, paper) + star(0, 4, 56, magenta)),
  );

export const keyrings = () => {
  const keyring = (x, y, shape, art, degrees) =>
    group(
      ring(0, -300, 76, 14, '#8E887D') +
        stroke('M0 -226V-176', '#8E887D', 14) +
        flatShadow(shape(ink), 16, 20) +
        shape('#F6F8F8') +
        circle(0, -160, 18, ground.clay) +
        art,
      `translate(${x} ${y}) rotate(${degrees}) scale(1.16)`,
    );
  const round = (fill) => circle(0, 20, 210, fill);
  const tall = (fill) => rect(-150, -200, 300, 440, fill, { r: 40 });
  return scene(
    ground.clay,
    keyring(330, 590, round, circle(0, 30, 150, magenta) + leaf(0, 40, 84, paper, yellow), -8) +
      keyring(
        850,
        640,
        tall,
        rect(-118, -120, 236, 330, cyan, { r: 20 }) +
          wave(0, 20, 88, ink, paper, yellow) +
          text('Bali', 0, 180, 70, { anchor: 'middle', fill: paper }),
        9,
      ),
  );
};

export const umbrella = () => {
  const colors = [magenta, paper, cyan, paper, yellow, paper, ink, paper];
  // Each of the eight panels covers 45°. The first one is centered at the top (-90°), so it begins at -112.5°.
  const wedges = colors.map((fill, i) => {
    const a = ((i * 45 - 112.5) * Math.PI) / 180;
    const b = a + Math.PI / 4;
    const mid = a + Math.PI / 8;
    const [x1, y1, x2, y2] = [Math.cos(a) * 430, Math.sin(a) * 430, Math.cos(b) * 430, Math.sin(b) * 430];
    return path(
      `M0 0L${x1.toFixed(1)} ${y1.toFixed(1)}Q${(Math.cos(mid) * 390).toFixed(1)} ${(Math.sin(mid) * 390).toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}Z`,
      fill,
    );
  });
  const rim = poly(
    colors.map((_, i) => [
      Math.cos(((i * 45 - 112.5) * Math.PI) / 180) * 430,
      Math.sin(((i * 45 - 112.5) * Math.PI) / 180) * 430,
    ]),
    ink,
  );
  return scene(
    ground.butter,
    group(
      flatShadow(rim, 34, 40) +
        wedges.join('') +
        circle(0, 0, 20, ink) +
        text('Etalase', 0, 300, 70, { anchor: 'middle' }),
      'translate(590 590) rotate(12) scale(1.08)',
    ),
  );
};
