/** Functions that return SVG elements as strings; drawings are concatenations of them. */
import { gray } from './palette.mjs';

/** Rounds to two decimals, for short SVG. */
export const n = (value) => Math.round(value * 100) / 100;

const attributes = (more) =>
  Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const rect = (x, y, width, height, fill, { r = 0, ...more } = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${fill}"${attributes(more)}/>`;

export const circle = (cx, cy, r, fill, more = {}) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;

export const ring = (cx, cy, r, width, color, more = {}) =>
  circle(cx, cy, r, 'none', { stroke: color, 'stroke-width': n(width), ...more });

export const path = (d, fill, more = {}) => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const poly = (points, fill, more = {}) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);

export const stroke = (d, color, width, more = {}) =>
  path(d, 'none', { stroke: color, 'stroke-width': n(width), 'stroke-linecap': 'round', ...more });

export const line = (x1, y1, x2, y2, color, width, more = {}) =>
  stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width, more);

export const group = (content, transform, more = {}) =>
  `<g${transform ? ` transform="${transform}"` : ''}${attributes(more)}>${content}</g>`;

export const move = (x, y, content) => group(content, `translate(${n(x)} ${n(y)})`);

// `turn` and `scaled` use the center of the 1200 × 1200 scene unless another point is given.
export const turn = (degrees, content, cx = 600, cy = 600) =>
  group(content, `rotate(${n(degrees)} ${n(cx)} ${n(cy)})`);
export const scaled = (factor, content, cx = 600, cy = 600) =>
  group(content, `translate(${n(cx)} ${n(cy)}) scale(${n(factor)}) translate(${n(-cx)} ${n(-cy)})`);

// The number of clip paths so far. It makes their ids unique.
let clips = 0;
/** The part of the content that is inside the shape. */
export const clipped = (shape, content) => {
  clips += 1;
  return `<clipPath id="c${clips}">${shape}</clipPath><g clip-path="url(#c${clips})">${content}</g>`;
};

/** Lines in place of words, for text that is too small to read. */
export const textLines = (x, y, width, lines, { gap = 26, weight = 7, color = gray, last = 0.6 } = {}) =>
  Array.from({ length: lines }, (_, i) => {
    const length = i === lines - 1 ? width * last : width;
    return line(x, y + i * gap, x + length, y + i * gap, color, weight);
  }).join('');

export const starPoints = (cx, cy, outer, inner, tips = 5, turned = -90) =>
  Array.from({ length: tips * 2 }, (_, i) => {
    const angle = ((turned + (i * 180) / tips) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
