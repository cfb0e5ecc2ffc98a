interface Shades {
  /** The background of white text, and the color of lines and dots. */
  readonly plain: string;
  /** The color of text on paper. */
  readonly deep: string;
}

/** The accent colors that the owner may choose. A test of the front end checks the contrast of each color. */
export const ACCENTS = {
  magenta: { plain: '#D6006C', deep: '#A80055' },
  biru: { plain: '#1B5FC1', deep: '#14468F' },
  ungu: { plain: '#7A2FB8', deep: '#5A1F8C' },
  jingga: { plain: '#C24A00', deep: '#8F3600' },
  toska: { plain: '#007A78', deep: '#005A59' },
  merah: { plain: '#C81E1E', deep: '#991515' },
  hijau: { plain: '#1A7A3C', deep: '#115A2B' },
  hitam: { plain: '#3A342C', deep: '#16130F' },
} as const satisfies Record<string, Shades>;

export type Accent = keyof typeof ACCENTS;
export const DEFAULT_ACCENT: Accent = 'magenta';
