import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { baseTheme } from './system';

/** The panel's own rules: a calm ground, no page behind an open sheet that scrolls, icons cut like the shop's. */
const panelTheme = defineConfig({
  globalCss: {
    // What gets the focus by key comes to lie above the bars at the lower edge.
    html: { bg: 'paper.sunk', '--floor': '0px', '--bar': '0px', scrollPaddingBottom: '9rem' },
    // A notification never lies on the button that is pressed next.
    'html:has([data-save-bar])': { '--bar': '4.25rem' },
    'html:has([data-save-bar] [role=alert])': { '--bar': '17rem', scrollPaddingBottom: '22rem' },
    // Where a scroll bar takes room, taking it away would move the page; where fingers scroll, it takes none.
    'html:has(dialog[open])': { '@media (pointer: coarse)': { overflow: 'hidden' } },
    '.lucide': { flex: 'none', strokeLinecap: 'square', strokeLinejoin: 'miter' },
    'h1[tabindex="-1"], h2[tabindex="-1"]': { outline: 'none', boxShadow: 'none' },
  },
});

export const adminSystem = createSystem(defaultBaseConfig, baseTheme, panelTheme);
