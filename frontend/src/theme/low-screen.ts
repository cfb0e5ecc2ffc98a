/** A phone held sideways: what is below the fold elsewhere is at the bottom edge, as on a narrow screen. */
export const LOW_SCREEN = '@media (max-height: 30rem)';
