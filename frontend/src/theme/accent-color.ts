/** The owner's accent, for drawings. */
export const accentColor = 'var(--e-colors-magenta)';
