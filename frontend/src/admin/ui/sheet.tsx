import { chakra } from '@chakra-ui/react';

/** A white sheet with a hairline, on which a tab's content lies. */
export const Sheet = chakra('div', {
  base: { bg: 'paper.raised', borderWidth: '1px', borderColor: 'line' },
});

export const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

/** A word about a row: NEW, a status, something to look after. */
export const Tag = chakra('span', {
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
    ink: {
      cyan: { bg: 'cyan' },
      yellow: { bg: 'yellow' },
      plain: {},
      magenta: {
        bg: 'transparent',
        color: 'magenta.deep',
        boxShadow: 'inset 0 0 0 1px {colors.magenta}',
      },
    },
  },
  defaultVariants: { ink: 'plain' },
});
