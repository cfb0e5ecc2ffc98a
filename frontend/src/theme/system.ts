import { createSystem, defineConfig } from '@chakra-ui/react';
import { smallBase } from './base';
import { globalCss } from './global-css';
import { remembered } from './remembered';
import { buttonRecipe } from './recipes/button';
import { inputRecipe } from './recipes/input';
import { textStyles } from './text-styles';
import { tokens } from './tokens';
import { utilities } from './utilities';

/** What every page needs. The panel adds its recipes to it in a system of its own, so that visitors never load them. */
export const baseTheme = defineConfig({
  // Without it the system writes an empty layer, which makes the one after it unreadable.
  preflight: true,
  cssVarsPrefix: 'e',
  globalCss,
  utilities,
  theme: {
    breakpoints: { xs: '22.5rem', sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
    keyframes: {
      press: { from: { opacity: 0.55 }, to: { opacity: 1 } },
      drop: { from: { opacity: 0, transform: 'translateY(-4px)' } },
    },
  },
});

export const system = remembered(createSystem(smallBase, baseTheme));
