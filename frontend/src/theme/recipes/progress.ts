import { defineSlotRecipe } from '@chakra-ui/react';
import { progressAnatomy } from '@chakra-ui/react/anatomy';

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: progressAnatomy.keys(),
  base: {
    track: {
      height: '4px',
      bg: 'line',
      '@media (forced-colors: active)': { outline: '1px solid' },
    },
    range: {
      height: 'full',
      bg: 'cyan',
      '&[data-state=indeterminate]': {
        width: 'full',
        animation: 'press 1.1s ease-in-out infinite alternate',
      },
      transition: 'width {durations.moderate} linear',
      '@media (forced-colors: active)': { bg: 'Highlight' },
    },
  },
});
