/** A phone held sideways. What is below the fold elsewhere is then at the bottom edge, as on a narrow screen. */
export const LOW_SCREEN = '@media (max-height: 30rem)';
