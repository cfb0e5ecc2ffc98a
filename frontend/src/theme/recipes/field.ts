import { defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy } from '@chakra-ui/react/anatomy';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: fieldAnatomy.keys(),
  base: {
    root: { minWidth: 0 },
    label: {
      display: 'inline-block',
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: 'snug',
      marginBottom: '1.5',
    },
    helperText: { display: 'block', fontSize: 'sm', lineHeight: 'snug', color: 'ink.soft', marginTop: '1.5' },
    errorText: {
      display: 'block',
      fontSize: 'sm',
      lineHeight: 'snug',
      fontWeight: 'semibold',
      color: 'magenta.deep',
      marginTop: '1.5',
    },
  },
});
