/** Pixels of an image: red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

type Color = readonly [red: number, green: number, blue: number];

const DARK: Color = [0x16, 0x13, 0x0f];
const LIGHT: Color = [0xfb, 0xfa, 0xf6];
/** WCAG 1.4.11, for graphics. */
const MIN_CONTRAST = 3;
/** Smoothed edges are one pixel wide. */
const STEP = 2;

/**
 * Whether less than half of the edges of a logo that can be seen on the dark or the light ground of the shop can be seen
 * on the dark one.
 */
export function isFaintOnDark(pixels: Pixels): boolean {
  const [dark, light] = [luminancesOn(pixels, DARK), luminancesOn(pixels, LIGHT)];
  // A frame of empty pixels, because the ground is around the logo.
  const width = pixels.width + 2 * STEP;
  let visible = 0;
  let all = 0;
  for (let first = 0; first < dark.length; first += 1)
    for (const second of [first + STEP, first + STEP * width]) {
      const onDark = contrast(dark, first, second) >= MIN_CONTRAST;
      if (onDark) visible += 1;
      if (onDark || contrast(light, first, second) >= MIN_CONTRAST) all += 1;
    }
  return 2 * visible < all;
}

function contrast(luminances: Float64Array, first: number, second: number): number {
  // After the last pixel the ground goes on.
  const [a = 0, b = a] = [luminances[first], luminances[second]];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the relative luminance of each pixel over the ground, with a frame of `STEP` pixels of the ground. */
function luminancesOn({ data, width, height }: Pixels, ground: Color): Float64Array {
  const framedWidth = width + 2 * STEP;
  const luminances = new Float64Array(framedWidth * (height + 2 * STEP)).fill(luminance(ground));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const start = 4 * (y * width + x);
      const opacity = (data[start + 3] ?? 0) / 255;
      const over = (channel: 0 | 1 | 2) =>
        opacity * (data[start + channel] ?? 0) + (1 - opacity) * ground[channel];
      luminances[(y + STEP) * framedWidth + x + STEP] = luminance([over(0), over(1), over(2)]);
    }
  return luminances;
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
