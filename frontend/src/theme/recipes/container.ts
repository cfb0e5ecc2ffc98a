import { defineRecipe } from '@chakra-ui/react';

/** The container is wider than the shop's pages, because the panel's rows have many columns. */
export const containerRecipe = defineRecipe({
  className: 'container',
  base: {
    width: 'full',
    maxWidth: 'panel',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
});
