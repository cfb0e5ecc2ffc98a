/**
 * Matches a phone held sideways. Elements that would be too far down to be visible are then fixed to the bottom edge,
 * as on a narrow screen.
 */
export const LOW_SCREEN = '@media (max-height: 30rem)';
