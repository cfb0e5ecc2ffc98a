import { chakra } from '@chakra-ui/react';

/** A badge with ink-colored English text: NEW on cyan, or a discount on yellow. NEW comes before the discount. */
export const Badge = chakra(
  'span',
  {
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
  },
  { defaultProps: { lang: 'en' } },
);
