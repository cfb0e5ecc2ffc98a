/**
 * Matches a phone held sideways. On such a screen, elements that would be too far down to be visible are fixed to the
 * bottom edge, as on a narrow screen.
 */
export const LOW_SCREEN = '@media (max-height: 30rem)';
