import { defineRecipe } from '@chakra-ui/react';

/** A link is underlined under the mouse; `underline` is for one that stands in a sentence or alone. */
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
