import { defineSlotRecipe } from '@chakra-ui/react';
import { alertAnatomy } from '@chakra-ui/react/anatomy';

/** `subtle` is a notice in a form. `solid` is a banner above every tab. */
export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  slots: alertAnatomy.keys(),
  base: { root: { flex: 'none', lineHeight: 'snug' } },
  variants: {
    variant: {
      subtle: {
        root: {
          padding: '4',
          bg: 'paper.sunk',
          borderLeftWidth: '6px',
          borderLeftStyle: 'solid',
          borderLeftColor: 'magenta',
        },
        title: { fontWeight: 'bold' },
        description: { fontSize: 'sm', marginTop: '1' },
      },
      solid: {
        root: { bg: 'yellow', color: 'ink', fontSize: 'sm' },
        title: { fontWeight: 'semibold' },
        indicator: { display: { base: 'none', md: 'block' }, flex: 'none' },
      },
    },
  },
  defaultVariants: { variant: 'subtle' },
});
