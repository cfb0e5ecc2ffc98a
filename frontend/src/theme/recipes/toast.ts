import { defineSlotRecipe } from '@chakra-ui/react';
import { toastAnatomy } from '@chakra-ui/react/anatomy';

export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      width: { base: 'full', md: 'fit-content' },
      minWidth: { md: '18rem' },
      maxWidth: { md: '28rem' },
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      paddingLeft: '4',
      paddingRight: '1.5',
      paddingBlock: '1.5',
      bg: 'ink',
      color: 'paper',
      borderLeftWidth: '6px',
      borderLeftStyle: 'solid',
      borderLeftColor: 'cyan',
      animation: 'drop {durations.moderate} {easings.out}',
      '&[data-type=error]': { borderLeftColor: 'magenta' },
      // A dismissed toast stays in the DOM for a while (see toast-store.ts).
      _closed: { display: 'none' },
      // Over a dialog, a toast is not in the right corner, because the dialog's buttons are there.
      'html:has([role=dialog], [role=alertdialog]) &': { insetInlineStart: 0 },
    },
    title: { fontWeight: 'bold', fontSize: 'md', lineHeight: 'snug' },
    description: { fontSize: 'sm', lineHeight: 'snug', marginTop: '1' },
    actionTrigger: {
      flex: 'none',
      marginLeft: 'auto',
      paddingInline: '3',
      minHeight: 'touch',
      color: 'paper',
      fontWeight: 'bold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      '& + button': { marginLeft: 0 },
    },
    closeTrigger: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      marginLeft: 'auto',
      width: 'touch',
      height: 'touch',
      color: 'paper',
    },
  },
});
