export {
  BACKGROUND,
  BLACK,
  type Box,
  colorBar,
  colorBarColors,
  cropMarks,
  drawText,
  emblem,
  GRAY,
  halftone,
  photoPlaceholder,
  YELLOW,
} from './svg-shapes.js';
export { layoutText, shrinkToFit } from './text-layout.js';
export {
  drawableName,
  drawableText,
  featuresOf,
  lineWidth,
  runsOf,
  type TextStyle,
} from './text-outlines.js';
