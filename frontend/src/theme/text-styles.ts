import { defineTextStyles } from '@chakra-ui/react';

export const textStyles = defineTextStyles({
  hero: {
    value: {
      fontSize: 'hero',
      fontWeight: 'black',
      lineHeight: '0.98',
      letterSpacing: '-0.045em',
      wordSpacing: '0.07em',
    },
  },
  title: {
    value: {
      fontSize: '4xl',
      fontWeight: 'black',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      wordSpacing: '0.05em',
    },
  },
  section: {
    value: {
      fontSize: '3xl',
      fontWeight: 'black',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      wordSpacing: '0.05em',
    },
  },
  price: {
    value: {
      fontWeight: 'black',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: 'snug',
    },
  },
  label: { value: { fontSize: 'sm', fontWeight: 'bold', lineHeight: 'snug' } },
  note: { value: { fontSize: 'xs', lineHeight: 'snug', color: 'ink.soft' } },
});
