import { defineRecipe } from '@chakra-ui/react';

/** The panel is a desk, not a page: wider than the shop, because rows carry many facts. */
export const containerRecipe = defineRecipe({
  className: 'container',
  base: {
    width: 'full',
    maxWidth: 'panel',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
});
