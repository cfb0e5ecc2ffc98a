/** A phone held sideways. Elements that would be below the fold are then at the bottom edge, as on a narrow screen. */
export const LOW_SCREEN = '@media (max-height: 30rem)';
