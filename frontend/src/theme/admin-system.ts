import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { baseTheme } from './system';

/** The panel's own rules: a calm ground, no page behind an open sheet that scrolls, icons cut like the shop's. */
const panelTheme = defineConfig({
  globalCss: {
    html: { bg: 'paper.sunk', scrollbarGutter: 'stable', '--floor': '0px', '--bar': '0px' },
    'html:has(dialog[open])': { overflow: 'hidden' },
    '.lucide': { flex: 'none', strokeLinecap: 'square', strokeLinejoin: 'miter' },
    'h1[tabindex="-1"], h2[tabindex="-1"]': { outline: 'none', boxShadow: 'none' },
  },
});

export const adminSystem = createSystem(defaultBaseConfig, baseTheme, panelTheme);
