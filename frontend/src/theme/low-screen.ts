/**
 * Matches a phone held sideways. On such a screen, elements that would be too far down to be visible are fixed to the
 * bottom edge, as on a narrow screen.
 */
export const LOW_SCREEN = '@media (max-height: 30rem)';

/** The least height of a screen that `LOW_SCREEN` does not match. */
export const TALL = '30.0625rem';
/** Matches a screen on which the order button stands in the page. On any other it is in a bar at the bottom edge. */
export const WIDE_SCREEN = `@media screen and (min-width: 48rem) and (min-height: ${TALL})`;
