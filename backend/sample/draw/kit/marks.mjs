/** Logos of invented brands, each drawn around a center with a radius; a pattern, halftone dots, and printers' marks. */
import { cyan, ink, magenta, paper, yellow } from './palette.mjs';
import { circle, clipped, group, line, n, path, poly, rect, ring, starPoints, stroke } from './svg.mjs';

/** Kopi Senja: a drop that is also a speech bubble, a bean and a setting sun. */
export const drop = (cx, cy, r, body = magenta, eye = ink, hole = 0.36) =>
  path(`M${n(cx)} ${n(cy - r)}a${r} ${r} 0 1 0 0 ${2 * r}h${r}v${-r}a${r} ${r} 0 0 0 ${-r} ${-r}Z`, body) +
  circle(cx, cy, r * hole, eye);

/** The studio itself: three overlapping dots of ink. */
export const inks = (cx, cy, r, [a, b, c] = [cyan, magenta, yellow]) => {
  const k = r * 0.58;
  const spots = [
    [cx - k * 0.87, cy - k * 0.45, a],
    [cx + k * 0.87, cy - k * 0.45, b],
    [cx, cy + k * 0.95, c],
  ];
  return spots.map(([x, y, fill]) => circle(x, y, r * 0.62, fill)).join('');
};

/** Rimba: two leaves on one stalk. */
export const leaf = (cx, cy, r, a = ink, b = cyan) => {
  // `side` is -1 for the left leaf and 1 for the right one.
  const half = (side, fill) =>
    path(
      `M${n(cx)} ${n(cy + r * 0.55)}c${n(side * r * 0.1)} ${n(-r * 0.95)} ${n(side * r * 0.55)} ${n(-r * 1.35)} ${n(side * r * 1.02)} ${n(-r * 1.4)}c${n(side * r * 0.06)} ${n(r * 0.95)} ${n(-side * r * 0.28)} ${n(r * 1.36)} ${n(-side * r * 1.02)} ${n(r * 1.4)}Z`,
      fill,
    );
  return half(-1, a) + half(1, b) + line(cx, cy + r * 0.4, cx, cy + r, a, r * 0.13);
};

/** Sagara: waves and a sun in a disc. */
export const wave = (cx, cy, r, sea = cyan, foam = paper, sun = yellow) => {
  const swell = (y, fill) => {
    const step = r / 2;
    let d = `M${n(cx - r * 1.5)} ${n(y)}`;
    for (let i = 0; i < 3; i += 1) d += `q${n(step / 2)} ${n(-step * 0.75)} ${n(step)} 0t${n(step)} 0`;
    return path(`${d}V${n(cy + r)}H${n(cx - r * 1.5)}Z`, fill);
  };
  return clipped(
    circle(cx, cy, r, ink),
    circle(cx, cy, r, foam) +
      circle(cx, cy - r * 0.12, r * 0.5, sun) +
      swell(cy + r * 0.1, sea) +
      swell(cy + r * 0.42, foam) +
      swell(cy + r * 0.62, sea),
  );
};

/** Dapur Tini: a bowl with steam. */
export const bowl = (cx, cy, r, a = magenta, b = ink) =>
  path(`M${n(cx - r)} ${n(cy)}h${n(2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0Z`, a) +
  [-0.42, 0, 0.42]
    .map((k) =>
      stroke(
        `M${n(cx + k * r)} ${n(cy - r * 0.22)}q${n(-r * 0.2)} ${n(-r * 0.2)} 0 ${n(-r * 0.4)}t0 ${n(-r * 0.4)}`,
        b,
        r * 0.13,
      ),
    )
    .join('');

/** Kelana: a boat with two sails. */
export const sail = (cx, cy, r, a = cyan, b = ink) =>
  poly(
    [
      [cx - r * 0.06, cy - r],
      [cx - r * 0.06, cy + r * 0.45],
      [cx - r * 0.9, cy + r * 0.45],
    ],
    a,
  ) +
  poly(
    [
      [cx + r * 0.1, cy - r * 0.6],
      [cx + r * 0.1, cy + r * 0.45],
      [cx + r * 0.8, cy + r * 0.45],
    ],
    b,
  ) +
  path(`M${n(cx - r)} ${n(cy + r * 0.6)}h${n(2 * r)}a${n(r)} ${n(r * 0.5)} 0 0 1 ${n(-2 * r)} 0Z`, b);

export const sun = (cx, cy, r, a = yellow, rays = 12) =>
  poly(starPoints(cx, cy, r, r * 0.76, rays), a) + circle(cx, cy, r * 0.7, a);

export const star = (cx, cy, r, a = yellow) =>
  poly(starPoints(cx, cy, r, r * 0.46), a, {
    'stroke-linejoin': 'round',
    stroke: a,
    'stroke-width': n(r * 0.1),
  });

/** A badge whose rim is a row of small waves. */
export const scallop = (cx, cy, r, a = magenta, tips = 16) => {
  const bumps = Array.from({ length: tips }, (_, i) => {
    const at = (i / tips) * 2 * Math.PI;
    return circle(cx + r * 0.9 * Math.cos(at), cy + r * 0.9 * Math.sin(at), r * 0.2, a);
  });
  return circle(cx, cy, r * 0.93, a) + bumps.join('');
};

/** One tile of kawung, a batik pattern of four petals. */
export const kawung = (x, y, s, petal = ink, seed = yellow, cross = petal) => {
  const quarter =
    path(
      `M${n(s * 0.06)} ${n(s * 0.06)}Q${n(s * 0.42)} ${n(s * 0.06)} ${n(s * 0.46)} ${n(s * 0.46)}Q${n(s * 0.06)} ${n(s * 0.42)} ${n(s * 0.06)} ${n(s * 0.06)}Z`,
      petal,
    ) + circle(s * 0.25, s * 0.25, s * 0.06, seed);
  const tile = [0, 90, 180, 270].map((a) => group(quarter, `rotate(${a} ${n(s / 2)} ${n(s / 2)})`)).join('');
  return group(tile + circle(s / 2, s / 2, s * 0.045, cross), `translate(${n(x)} ${n(y)})`);
};

/** Halftone dots in rows that are offset by half a cell. The dots grow along `along`, from the size `from` to `to`. */
export const halftone = (x, y, width, height, color, { cell = 26, from = 0, to = 1, along = 'y' } = {}) => {
  const dots = [];
  for (let row = 0; row * cell * 0.5 <= height; row += 1) {
    for (let column = 0; column * cell <= width; column += 1) {
      const px = column * cell + (row % 2 ? cell / 2 : 0);
      const py = row * cell * 0.5;
      const t = along === 'y' ? py / height : px / width;
      const r = (from + (to - from) * t) * cell * 0.42;
      if (r > 0.6 && px <= width) dots.push(circle(x + px, y + py, r, color));
    }
  }
  return dots.join('');
};

export const cropMarks = (x, y, width, height, { gap = 14, length = 34, color = ink, weight = 2.5 } = {}) => {
  const corner = (cx, cy, sx, sy) =>
    line(cx - sx * gap, cy, cx - sx * (gap + length), cy, color, weight, { 'stroke-linecap': 'butt' }) +
    line(cx, cy - sy * gap, cx, cy - sy * (gap + length), color, weight, { 'stroke-linecap': 'butt' });
  return (
    corner(x, y, 1, 1) +
    corner(x + width, y, -1, 1) +
    corner(x, y + height, 1, -1) +
    corner(x + width, y + height, -1, -1)
  );
};

/** The color patches with which a printer checks the inks. */
export const colorBar = (x, y, s, colors = [cyan, magenta, yellow, ink]) =>
  colors.map((fill, i) => rect(x + i * s, y, s, s, fill)).join('');

/** A registration mark: cross hairs that show whether the inks are aligned. */
export const registration = (cx, cy, r, color = ink, weight = 2.5) =>
  ring(cx, cy, r * 0.6, weight, color) +
  line(cx - r, cy, cx + r, cy, color, weight, { 'stroke-linecap': 'butt' }) +
  line(cx, cy - r, cx, cy + r, color, weight, { 'stroke-linecap': 'butt' });
