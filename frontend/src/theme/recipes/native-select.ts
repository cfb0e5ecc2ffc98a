import { defineSlotRecipe } from '@chakra-ui/react';
import { nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { inputRecipe } from './input';

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: 'relative', width: 'full', minWidth: 0 },
    field: {
      ...inputRecipe.base,
      appearance: 'none',
      paddingRight: '10',
      // A long choice wraps. Browsers whose selects have one line cut it off with an ellipsis.
      whiteSpace: 'normal',
      textOverflow: 'ellipsis',
    },
    indicator: {
      position: 'absolute',
      right: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      '& svg': { width: '1.125rem', height: '1.125rem', strokeWidth: 2.5 },
    },
  },
});
