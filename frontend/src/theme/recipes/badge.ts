import { defineRecipe } from '@chakra-ui/react';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-block',
    paddingInline: '2',
    paddingBlock: '0.5',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    color: 'ink',
    bg: 'paper.sunk',
  },
  variants: {
    variant: {
      plain: {},
      solid: { bg: 'yellow' },
      outline: {
        bg: 'transparent',
        color: 'magenta.deep',
        boxShadow: 'inset 0 0 0 1px {colors.magenta}',
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});
