import basicUrl from '../../generated/plus-jakarta-sans-basic.woff2?url';
import latinExtUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import basicCharacters from './basic-characters.json' with { type: 'json' };

const BASIC = basicCharacters.map((range) => `U+${range}`).join(',');
// LATIN omits the basic characters, because the font of BASIC has them. `document.fonts.check()` returns false while
// any font that declares a tested character is not loaded, even if the page does not use this font.
const LATIN =
  'U+00A1-00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00C8,U+00CA-00D6,U+00D8-00E8,U+00EA-00FF,' +
  'U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,' +
  'U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const fontFace = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const webFont = (url: string, range: string) =>
  fontFace({
    'font-family': "'Plus Jakarta Sans'",
    'font-style': 'normal',
    'font-weight': '200 800',
    'font-display': 'swap',
    src: `url(${url}) format('woff2')`,
    'unicode-range': range,
  });

/**
 * Defines local fonts with the line box and average width of the web font, so that no line moves when the web font
 * loads. The widths were measured on the shop's own texts, compared with Arial. Liberation has the same widths as Arial,
 * and Roboto nearly the same.
 * @param width the average width of the web font in percent of that of the local fonts.
 */
const localFonts = (weights: string, width: number, names: readonly string[]) =>
  fontFace({
    'font-family': "'Jakarta Fallback'",
    'font-weight': weights,
    'size-adjust': `${width}%`,
    // The height of the web font's line box above and below the baseline, in percent of the font size.
    'ascent-override': `${(103.8 / width) * 100}%`,
    'descent-override': `${(22.2 / width) * 100}%`,
    'line-gap-override': '0%',
    src: names.map((name) => `local('${name}')`).join(','),
  });

const REGULAR = ['Roboto', 'Roboto-Regular', 'Arial', 'Helvetica', 'Liberation Sans', 'LiberationSans'];
const BOLD = ['Roboto Bold', 'Roboto-Bold', 'Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'];

export const fontFaces = [
  webFont(basicUrl, BASIC),
  webFont(latinUrl, LATIN),
  webFont(latinExtUrl, LATIN_EXT),
  localFonts('200 599', 103.5, REGULAR),
  localFonts('600 900', 99.5, BOLD),
].join('');

/** The HTML that preloads the font of the first screen. All pages use the same font there. */
export const fontPreload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${basicUrl}">`;
