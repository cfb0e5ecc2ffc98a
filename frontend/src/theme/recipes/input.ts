import { defineRecipe } from '@chakra-ui/react';

/** Text fields, selects and textareas. The text has 16 px, because a smaller text makes iPhones zoom in. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minWidth: 0,
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    bg: 'paper.raised',
    color: 'ink',
    fontSize: 'md',
    lineHeight: 'snug',
    _hover: { borderColor: 'ink' },
    // The label above is near.
    _focusVisible: { outlineOffset: '2px' },
    _disabled: { bg: 'paper.sunk', color: 'ink.soft' },
    '&[aria-invalid=true]': { borderColor: 'magenta' },
  },
});
