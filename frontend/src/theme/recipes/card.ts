import { defineSlotRecipe } from '@chakra-ui/react';
import { cardAnatomy } from '@chakra-ui/react/anatomy';

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: cardAnatomy.keys(),
  base: {
    root: { bg: 'paper.raised', borderWidth: '1px', borderColor: 'line' },
    body: { display: 'flex', flexDirection: 'column', gap: '5', padding: { base: '4', md: '5' } },
  },
});
