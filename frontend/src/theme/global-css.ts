import { defineConfig, defineGlobalStyles } from '@chakra-ui/react';
import { focusRing } from './focus-ring';

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
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '@media print': { bg: 'white' },
  },
  // The owner's texts may contain a word that is wider than a phone.
  '*': { overflowWrap: 'anywhere' },
  body: { minHeight: '100dvh', fontSize: 'md' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'snug' },
  'h1, h2, h3, p': { textWrap: 'pretty' },
  '::selection': { bg: 'yellow', color: 'ink' },
  '*::placeholder': { color: 'ink.soft', opacity: 1, userSelect: 'auto' },
  ':focus-visible': focusRing,
  summary: { listStyle: 'none', cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
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
  'html[data-sale-over] :is([data-sale-ends], [data-sale])': { visibility: 'hidden' },
  '.no-print': { '@media print': { display: 'none !important' } },
  'a[href^="https"]::after': {
    '@media print': { content: '" (" attr(href) ")"', fontSize: 'xs' },
  },
});

/** Rules for elements. The server writes them into each page of the shop, so they are no part of its scripts. */
export const globalTheme = defineConfig({ preflight: true, globalCss });
