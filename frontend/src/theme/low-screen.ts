/**
 * Matches a phone held sideways. Elements that would be below the first screen are then at the bottom edge, as on a
 * narrow screen.
 */
export const LOW_SCREEN = '@media (max-height: 30rem)';
