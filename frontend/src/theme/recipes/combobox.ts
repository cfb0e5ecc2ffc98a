import { defineSlotRecipe } from '@chakra-ui/react';
import { comboboxAnatomy } from '@chakra-ui/react/anatomy';
import { inputRecipe } from './input';

export const comboboxRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: comboboxAnatomy.keys(),
  base: {
    root: { width: 'full' },
    input: inputRecipe.base ?? {},
    content: {
      borderWidth: '1px',
      borderColor: 'line.strong',
      maxHeight: 'min(18rem, var(--available-height))',
      overflowY: 'auto',
      bg: 'paper.raised',
      zIndex: 'dialog',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '2',
      cursor: 'pointer',
      _highlighted: {
        bg: 'paper.sunk',
        boxShadow: 'inset 3px 0 0 {colors.ink}',
        '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    empty: { padding: '3', fontSize: 'sm', color: 'ink.soft' },
  },
});
