import { defineSlotRecipe } from '@chakra-ui/react';
import { tabsAnatomy } from '@chakra-ui/react/anatomy';

/** On a desktop the tabs are below the header. On a phone they are at the lower edge, within reach of the thumb. */
export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { minHeight: '100dvh', paddingBottom: 'var(--tab-bar-height)' },
    list: {
      display: 'flex',
      gap: { md: '1' },
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
      marginInline: 'auto',
      paddingInline: { md: '6' },
    },
    trigger: {
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: '1', md: 0 },
      minHeight: { base: '3.75rem', md: '3.25rem' },
      // On the narrowest phones the bar scrolls sideways.
      flex: { base: '1 0 auto', md: 'none' },
      paddingInline: { base: '1', md: '4' },
      color: 'ink.soft',
      fontSize: { base: 'clamp(0.6875rem, 2.95vw, 0.75rem)', md: 'md' },
      fontWeight: 'semibold',
      lineHeight: 'snug',
      letterSpacing: { base: '-0.02em', md: '-0.01em' },
      whiteSpace: 'nowrap',
      _hover: { color: 'ink' },
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: { base: 0, md: 'auto' },
        bottom: { base: 'auto', md: '-1px' },
        height: '3px',
        bg: 'transparent',
      },
      _selected: {
        color: 'ink',
        fontWeight: 'bold',
        _after: { bg: 'ink', '@media (forced-colors: active)': { bg: 'Highlight' } },
      },
      '& .lucide': { display: { base: 'block', md: 'none' } },
      _focusVisible: { outlineOffset: '-4px', boxShadow: 'inset 0 0 0 4px {colors.cyan}' },
    },
  },
});
