import { defineRecipe } from '@chakra-ui/react';

/** `plain` is underlined on hover. `underline` is for links in a sentence or alone. */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: { textUnderlineOffset: '3px' },
  variants: {
    variant: {
      plain: { _hover: { textDecoration: 'underline' } },
      underline: { textDecoration: 'underline' },
    },
  },
  defaultVariants: { variant: 'plain' },
});
