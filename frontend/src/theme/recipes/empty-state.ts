import { defineSlotRecipe } from '@chakra-ui/react';
import { emptyStateAnatomy } from '@chakra-ui/react/anatomy';

export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: emptyStateAnatomy.keys(),
  base: {
    root: {
      paddingInline: '4',
      paddingBlock: '12',
      bg: 'paper.raised',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
      color: 'ink.soft',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      textAlign: 'center',
    },
    indicator: { color: 'line.strong' },
    title: { color: 'ink', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    description: { maxWidth: '28rem' },
  },
});
