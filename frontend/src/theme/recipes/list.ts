import { defineSlotRecipe } from '@chakra-ui/react';
import { listAnatomy } from '@chakra-ui/react/anatomy';

export const listRecipe = defineSlotRecipe({
  className: 'list',
  slots: listAnatomy.keys(),
  base: {
    root: {
      bg: 'paper.raised',
      borderWidth: '1px',
      borderColor: 'line',
      '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    },
  },
});
