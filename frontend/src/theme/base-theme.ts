import { defineConfig } from '@chakra-ui/react';
import { buttonRecipe } from './recipes/button';
import { inputRecipe } from './recipes/input';
import { textStyles } from './text-styles';
import { tokens } from './tokens';
import { utilities } from './utilities';

/** The theme of shop and panel. The panel adds its recipes in a separate system, so that visitors do not load them. */
export const baseTheme = defineConfig({
  cssVarsPrefix: 'e',
  utilities,
  theme: {
    breakpoints: { xs: '22.5rem', sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
    // An animation without `from` or `to` begins or ends with the element's own style.
    keyframes: {
      press: { from: { opacity: 0.55 }, to: { opacity: 1 } },
      drop: { from: { opacity: 0, transform: 'translateY(-4px)' } },
    },
  },
});
