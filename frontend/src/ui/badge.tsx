import { chakra } from '@chakra-ui/react';

/** NEW on cyan, a discount on yellow like a price sticker: both with ink text. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '2.5',
    paddingBlock: '1',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 'black',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    ink: { cyan: { bg: 'cyan' }, yellow: { bg: 'yellow' } },
    sticker: { true: { transform: 'rotate(-2.5deg)' } },
  },
  defaultVariants: { ink: 'cyan' },
});
