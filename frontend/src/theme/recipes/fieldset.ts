import { defineSlotRecipe } from '@chakra-ui/react';
import { fieldsetAnatomy } from '@chakra-ui/react/anatomy';
import { fieldRecipe } from './field';

const { helperText, errorText } = fieldRecipe.base ?? {};

/** Fields that belong together: parts of a long form (`lg`), or controls with a shared label (`sm`). */
export const fieldsetRecipe = defineSlotRecipe({
  className: 'fieldset',
  slots: fieldsetAnatomy.keys(),
  base: {
    root: { minWidth: 0, margin: 0, padding: 0, borderWidth: 0 },
    // A floated legend lies inside the fieldset, not on its upper border.
    legend: { float: 'left', width: 'full', padding: 0, lineHeight: 'snug', '& + *': { clear: 'both' } },
    helperText,
    errorText,
  },
  variants: {
    size: {
      sm: { legend: { fontSize: 'sm', fontWeight: 'bold', marginBottom: '1.5' } },
      lg: {
        root: { '& + &': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '5' } },
        legend: { fontSize: 'md', fontWeight: 'black', marginBottom: '4' },
        content: { display: 'flex', flexDirection: 'column', gap: '5' },
      },
    },
  },
  defaultVariants: { size: 'sm' },
});
