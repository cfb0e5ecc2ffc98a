import { defineTokens } from '@chakra-ui/react';

/** Converts pixels to rem. At the browser's default font size, 1 rem is 16 pixels. */
const px = (value: number) => ({ value: `${value / 16}rem` });
const raw = (value: string) => ({ value });
/** With enlarged text, a heading's longest word still fits a phone. */
const fit = (size: string) => raw(`min(${size}, 11.5vw)`);

/** The colors of paper and printing inks. Contrast on `paper`: ink 17.7:1, ink.soft 7.2:1, magenta.deep 7.2:1. */
export const colors = defineTokens.colors({
  paper: { DEFAULT: raw('#FBFAF6'), raised: raw('#FFFFFF'), sunk: raw('#F3F1EA') },
  line: { DEFAULT: raw('#E4E0D6'), strong: raw('#8F887B') },
  ink: { DEFAULT: raw('#16130F'), soft: raw('#5A544A'), faint: raw('#C9C3B6') },
  cyan: raw('#00A0D2'),
  magenta: { DEFAULT: raw('#D6006C'), deep: raw('#A80055') },
  yellow: raw('#FFD400'),
  chat: { DEFAULT: raw('#0B7A4B'), deep: raw('#08633C') },
  white: raw('#FFFFFF'),
  transparent: raw('transparent'),
});

// The names of the distances in the theme. One step is 4 pixels.
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32] as const;
const sizes = Object.fromEntries(steps.map((step) => [step, px(step * 4)]));
// On a phone of 320 pixels, enlarged text gets the room and not the space around it.
const spacing = Object.fromEntries(steps.map((step) => [step, raw(`min(${step / 4}rem, ${step * 1.25}vw)`)]));

export const tokens = defineTokens({
  colors,
  spacing,
  // `touch` is the smallest size of a button or link on a touch screen.
  sizes: { ...sizes, full: raw('100%'), page: raw('75rem'), touch: raw('44px') },
  fonts: {
    body: raw("'Plus Jakarta Sans', 'Jakarta Fallback', system-ui, sans-serif"),
    heading: raw("'Plus Jakarta Sans', 'Jakarta Fallback', system-ui, sans-serif"),
  },
  fontSizes: {
    xs: px(13),
    sm: px(14),
    md: px(16),
    lg: px(18),
    xl: px(22),
    '2xl': fit('1.75rem'),
    '3xl': fit('clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)'),
    '4xl': fit('clamp(2rem, 1.5rem + 2vw, 3rem)'),
    // Grows with the screen's width, but stays at 3.25rem from about 590 to 768 pixels.
    hero: fit('clamp(2.25rem, min(1.3rem + 5.3vw, max(3.25rem, 7.6vw - 0.4rem)), 5.5rem)'),
  },
  fontWeights: {
    normal: raw('400'),
    medium: raw('500'),
    semibold: raw('600'),
    bold: raw('700'),
    black: raw('800'),
  },
  lineHeights: { flat: raw('1'), tight: raw('1.12'), snug: raw('1.3'), body: raw('1.6') },
  letterSpacings: { tight: raw('-0.035em'), snug: raw('-0.02em'), wide: raw('0.12em') },
  radii: { none: raw('0'), sm: raw('2px'), full: raw('9999px') },
  // The panel adds its dialogs between `skip` and `toast` (see `admin-system.ts`).
  zIndex: {
    header: { value: 20 },
    bar: { value: 15 },
    menu: { value: 25 },
    skip: { value: 40 },
    toast: { value: 60 },
  },
  durations: { fast: raw('120ms'), moderate: raw('200ms'), slow: raw('360ms') },
  easings: { out: raw('cubic-bezier(0.2, 0.7, 0.2, 1)') },
});
