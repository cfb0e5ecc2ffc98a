import { defineSlotRecipe } from '@chakra-ui/react';
import { listAnatomy } from '@chakra-ui/react/anatomy';

export const listRecipe = defineSlotRecipe({
  className: 'list',
  slots: listAnatomy.keys(),
  base: {
    root: {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      bg: 'paper.raised',
      borderWidth: '1px',
      borderColor: 'line',
      '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    },
  },
});
