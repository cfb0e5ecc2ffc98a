import { focusRing } from '../theme/global-css';

/** A link whose press area and focus ring are the whole card around it; the card is positioned. */
export const stretchedLink = {
  _before: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  _focusVisible: { outline: 'none', boxShadow: 'none', _before: focusRing },
} as const;
