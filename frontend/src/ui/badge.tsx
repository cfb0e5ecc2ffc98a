import { chakra } from '@chakra-ui/react';

/** NEW on cyan and a discount on yellow, in this order, both with ink-colored text. */
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
  },
  defaultVariants: { ink: 'cyan' },
});
