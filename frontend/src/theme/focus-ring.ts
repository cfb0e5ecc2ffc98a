/** The focus ring is cyan inside an ink outline. One of the two is visible on paper, on ink and on magenta. */
export const focusRing = {
  outline: '2px solid {colors.ink}',
  outlineOffset: '3px',
  boxShadow: '0 0 0 3px {colors.cyan}',
} as const;
