import { fontFaces } from './fonts';
import { printCss } from './print';

/**
 * The rules that Emotion does not insert, for an element's `dangerouslySetInnerHTML`. If a rule is added to a style sheet
 * with font faces, Chromium loads the fonts again, and the text shifts.
 */
export const staticCss = { __html: fontFaces + printCss };
