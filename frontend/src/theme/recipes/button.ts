import { defineRecipe } from '@chakra-ui/react';

/** Only chat buttons are green, so that they stand out. `danger` is outlined, and filled on hover only. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: 'touch',
    paddingBlock: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontWeight: 'bold',
    letterSpacing: '-0.01em',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    // A button has one line, unless it is wider than its container. A word is broken only when it alone is too wide.
    flexShrink: 0,
    maxWidth: 'full',
    overflowWrap: 'break-word',
    transition: 'background-color {durations.fast}, color {durations.fast}, border-color {durations.fast}',
    _disabled: { opacity: 0.55 },
    '& svg': { flex: 'none' },
    '@media print': { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'ink', color: 'paper', _hover: { bg: '#3A342C' } },
      chat: { bg: 'chat', color: 'white', _hover: { bg: 'chat.deep' } },
      outline: {
        bg: 'paper.raised',
        color: 'ink',
        borderColor: 'ink',
        _hover: { bg: 'ink', color: 'paper' },
      },
      quiet: {
        bg: 'paper.raised',
        color: 'ink',
        borderColor: 'line',
        _hover: { borderColor: 'ink' },
      },
      yellow: { bg: 'yellow', color: 'ink', _hover: { bg: '#FFE25C' } },
      danger: {
        bg: 'paper.raised',
        color: 'magenta.deep',
        borderColor: 'magenta',
        _hover: { bg: 'magenta', color: 'white' },
      },
      plain: { bg: 'transparent', color: 'ink', _hover: { textDecoration: 'underline' } },
    },
    size: {
      sm: { paddingInline: '4', fontSize: 'sm' },
      md: { paddingInline: '5', fontSize: 'md', minHeight: '12' },
      lg: { paddingInline: { base: '4', md: '6' }, fontSize: 'md', minHeight: '3.25rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
