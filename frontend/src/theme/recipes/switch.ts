import { defineSlotRecipe } from '@chakra-ui/react';
import { switchAnatomy } from '@chakra-ui/react/anatomy';
import { focusRing } from '../focus-ring';
import { coveringInput } from './checkbox';

/** The area that reacts to clicks is 44 px high, but the visible switch is smaller. */
export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: switchAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '14px',
      minHeight: 'touch',
      paddingInline: '1.5',
      marginInlineStart: '-1.5',
      '&:has([aria-disabled=true])': { opacity: 0.5 },
      '& > input': coveringInput,
    },
    control: {
      flex: 'none',
      width: '40px',
      height: '22px',
      padding: '0.5',
      borderRadius: 'full',
      bg: 'line.strong',
      transition: 'background-color {durations.fast}',
      // Green means on. The rule that only chat is green applies to buttons.
      _checked: { bg: 'chat' },
      _focusVisible: focusRing,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'ButtonText',
        _checked: { bg: 'Highlight' },
      },
    },
    thumb: {
      display: 'block',
      width: '18px',
      height: '18px',
      borderRadius: 'full',
      bg: 'white',
      transition: 'transform {durations.fast} {easings.out}',
      _checked: { transform: 'translateX(18px)' },
      '@media (forced-colors: active)': { bg: 'ButtonFace', _checked: { bg: 'HighlightText' } },
    },
    label: { fontWeight: 'bold', fontSize: 'sm', lineHeight: 'snug' },
  },
});
