import { defineSlotRecipe } from '@chakra-ui/react';
import { cardAnatomy } from '@chakra-ui/react/anatomy';

/** A white sheet with a hairline; its body holds fields, one under the other. */
export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: cardAnatomy.keys(),
  base: {
    root: { bg: 'paper.raised', borderWidth: '1px', borderColor: 'line' },
    body: { display: 'flex', flexDirection: 'column', gap: '5', padding: { base: '4', md: '5' } },
  },
});
