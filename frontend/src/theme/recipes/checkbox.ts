import { defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy } from '@chakra-ui/react/anatomy';
import { focusRing } from '../global-css';

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
    },
    control: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '22px',
      height: '22px',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'sm',
      bg: 'paper.raised',
      color: 'paper',
      _checked: { bg: 'ink', borderColor: 'ink' },
      _focusVisible: focusRing,
    },
    indicator: { width: '16px', height: '16px' },
    label: { fontSize: 'sm', fontWeight: 'bold' },
  },
});
