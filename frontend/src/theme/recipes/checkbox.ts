import { defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy } from '@chakra-ui/react/anatomy';
import { focusRing } from '../focus-ring';

/**
 * Stretches the transparent input of a control over the control's whole area, so that clicks hit the input itself.
 * `!important` is needed, because Chakra hides the input with inline styles.
 */
export const coveringInput = {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100% !important',
  height: '100% !important',
  margin: '0 !important',
  clip: 'auto !important',
  opacity: 0,
  cursor: 'pointer',
} as const;

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
      '& > input': coveringInput,
    },
    control: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '22px',
      height: '22px',
      borderWidth: '1px',
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
