import { defineConfig, defineGlobalStyles } from '@chakra-ui/react';
import { focusRing } from './focus-ring';
import { LOW_SCREEN } from './low-screen';

/** Forced colors remove backgrounds and shadows, so chosen elements get the system's selection colors. */
const chosen = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none !important',
    bg: 'Highlight !important',
    color: 'HighlightText !important',
    borderColor: 'Highlight !important',
  },
};

const globalCss = defineGlobalStyles({
  html: {
    color: 'ink',
    bg: 'paper',
    fontFamily: 'body',
    lineHeight: 'body',
    fontSize: '100%',
    scrollPaddingTop: '5rem',
    overflowX: 'clip',
    '--global-color-border': '{colors.line}',
    // The largest size of a photo's pixel. It takes at most two pixels of the screen, up to four of which are in 1px.
    '--dot': '2px',
    '@media (min-resolution: 1.01dppx)': { '--dot': '1.33px' },
    '@media (min-resolution: 1.51dppx)': { '--dot': '1px' },
    '@media (min-resolution: 2.01dppx)': { '--dot': '0.66px' },
    '@media (min-resolution: 3.01dppx)': { '--dot': '0.5px' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '@media print': { bg: 'white' },
  },
  // The owner's texts may contain a word that is wider than a phone.
  '*': { overflowWrap: 'anywhere' },
  body: { minHeight: '100dvh', fontSize: 'md' },
  // While Firefox loads the first font of a family list, it does not load the second font. So two invisible texts
  // request the fallback font, one for each weight.
  'html::before, body::before': {
    content: '"."',
    position: 'absolute',
    visibility: 'hidden',
    fontFamily: "'Jakarta Fallback'",
  },
  'body::before': { fontWeight: 'bold' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'snug' },
  'h1, h2, h3, p': { textWrap: 'pretty' },
  '::selection': { bg: 'yellow', color: 'ink' },
  '*::placeholder': { color: 'ink.soft', opacity: 1, userSelect: 'auto' },
  ':focus-visible': focusRing,
  summary: { listStyle: 'none', cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  // A control that was pressed before the page's scripts have run (see browser/boot.ts).
  '[data-pressed]': { bg: 'yellow', opacity: 0.55, cursor: 'progress', '& > svg': { bg: 'yellow' } },
  'button, label[for], select': { cursor: 'pointer' },
  ':disabled': { cursor: 'not-allowed' },
  'dialog::backdrop': { bg: 'rgb(22 19 15 / 0.55)' },
  '.needs-script': { '@media (scripting: none)': { display: 'none !important' } },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  // A sale has ended, but the page is not rendered without it yet (see hideSalePrices).
  'html[data-sale-over] :is([data-sale-ends], [data-sale])': { visibility: 'hidden' },
  'a[aria-current], label:has(:checked[type=radio])': chosen,
  'dialog, [role=dialog], [role=alertdialog]': {
    '@media (forced-colors: active)': { border: '1px solid !important' },
  },
  // Words with shifted colors, like a misaligned print. Cyan and magenta copies are shifted by a few hundredths of an
  // em and multiplied under the ink. The copies come from an attribute, so that search engines ignore them. The copies
  // have an empty alternative text, so that screen readers ignore them.
  '[data-words]': {
    position: 'relative',
    display: 'inline-block',
    isolation: 'isolate',
    '--off': '0.03em',
    // In forced colors the copies would be as dark as the words, and the words' background would cover the line above.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none !important',
      color: 'CanvasText !important',
    },
  },
  '[data-words]::before, [data-words]::after': {
    content: 'attr(data-words) / ""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
    '@media (forced-colors: active)': { display: 'none !important' },
    // The colored copies slide into place once, from a greater distance.
    '@media (prefers-reduced-motion: no-preference)': {
      animation: 'register 380ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  },
  '[data-words]::before': {
    '--side': -1,
    color: 'cyan',
    transform: 'translate(calc(-1 * var(--off)), calc(0.85 * var(--off)))',
  },
  '[data-words]::after': {
    '--side': 1,
    color: 'magenta',
    transform: 'translate(var(--off), calc(-0.7 * var(--off)))',
  },
  // Parts of a text that may wrap into several lines. Each separator belongs to the part before it, so that no line
  // begins with a separator.
  '[data-parts] > span': { display: 'inline-block' },
  // Space for the OrderBar of a product page at the bottom edge. On the narrowest phones, and with a long price (`tall`)
  // on any phone, the bar's button is below the price.
  'html:has([data-bottom-bar])': {
    scrollPaddingBottom: { base: '7.5rem', md: '5rem' },
    [LOW_SCREEN]: { scrollPaddingBottom: '4.5rem' },
  },
  'html:has([data-bottom-bar]) footer': {
    paddingBottom: '4.5rem',
    '@media (max-width: 24rem)': { paddingBottom: '7.5rem' },
  },
  'html:has([data-bottom-bar=tall]) footer': { paddingBottom: { base: '7.5rem', md: '4.5rem' } },
  'html[data-campaign] aside:has([data-campaign])': { display: 'none' },
  '.no-print': { '@media print': { display: 'none !important' } },
  // A chat's address has its whole message.
  'a[href^="https"]:not([href^="https://wa.me"])::after': {
    '@media print': { content: '" (" attr(href) ")"', fontSize: 'xs' },
  },
});

/** Rules for elements. The server writes them into each page of the shop, so the shop's scripts do not contain them. */
export const globalTheme = defineConfig({
  preflight: true,
  globalCss,
  theme: {
    keyframes: {
      register: {
        from: { translate: 'calc(5 * var(--side) * var(--off)) calc(-4 * var(--side) * var(--off))' },
      },
    },
  },
});
