import { focusRing } from '../theme/focus-ring';

/** A link whose click area and focus ring cover the card around it. The card must be positioned. */
export const stretchedLink = {
  _before: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  _focusVisible: { outline: 'none', boxShadow: 'none', _before: focusRing },
} as const;
