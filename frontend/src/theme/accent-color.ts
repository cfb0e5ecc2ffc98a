/** The accent color that the owner chose, for drawings. */
export const accentColor = 'var(--e-colors-magenta)';
