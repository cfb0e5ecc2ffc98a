import { defineSlotRecipe } from '@chakra-ui/react';
import { alertAnatomy } from '@chakra-ui/react/anatomy';

export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  slots: alertAnatomy.keys(),
  base: {
    root: {
      flex: 'none',
      padding: '4',
      bg: 'paper.sunk',
      borderLeftWidth: '6px',
      borderLeftStyle: 'solid',
      borderLeftColor: 'magenta',
      lineHeight: 'snug',
    },
    title: { fontWeight: 'bold', marginBottom: '1' },
  },
});
