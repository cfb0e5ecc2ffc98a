import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy } from '@chakra-ui/react/anatomy';

const WIDE = '@media (min-width: 62rem)';
const BESIDE = '&:has([data-beside])';

/** A form (`lg`) fills a phone's screen. A confirmation (`sm`) is a card on every screen. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: 0, bg: 'rgb(22 19 15 / 0.55)', zIndex: 'dialog' },
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      overscrollBehavior: 'contain',
      zIndex: 'dialog',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      bg: 'paper.raised',
      color: 'ink',
      animation: 'drop {durations.moderate} {easings.out}',
      _focusVisible: { outline: 'none', boxShadow: 'none' },
    },
    header: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingLeft: { base: '4', md: '6' },
      paddingRight: { base: '2', md: '3' },
      paddingBlock: '2.5',
      minHeight: '14',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    title: { fontSize: 'xl', fontWeight: 'black' },
    description: { paddingInline: { base: '4', md: '6' }, paddingBlock: '5', lineHeight: 'body' },
    body: {
      flex: '1 1 auto',
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '6',
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
    },
    footer: {
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2.5',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'line',
      '& > button': { flex: { base: '1 1 0', md: '0 0 auto' } },
      // The button keeps its width when its label changes while saving.
      '& > button[type=submit]': { flexGrow: { base: 2, md: 0 }, minWidth: { md: '12rem' } },
    },
  },
  variants: {
    size: {
      sm: { content: { width: 'min(28rem, calc(100vw - 2rem))', maxHeight: 'calc(100dvh - 2rem)' } },
      lg: {
        // The dialog is aligned to the top, because a growing form must not move under the pointer.
        positioner: { alignItems: 'flex-start', paddingTop: { md: '8' } },
        content: {
          width: { base: '100vw', md: 'min(46rem, calc(100vw - 4rem))' },
          height: { base: '100dvh', md: 'fit-content' },
          maxHeight: { md: 'calc(100dvh - 4rem)' },
          [WIDE]: { [BESIDE]: { width: 'min(72rem, calc(100vw - 4rem))' } },
        },
        // The fields keep their width. Only the parts marked `data-beside` use the rest.
        body: {
          [WIDE]: { [BESIDE]: { '& > :not([data-beside])': { maxWidth: 'min(43rem, 100% - 22rem)' } } },
        },
      },
    },
  },
  defaultVariants: { size: 'lg' },
});
