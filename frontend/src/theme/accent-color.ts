/** The accent color for drawings. The server gives the token `magenta` the color that the owner chose. */
export const accentColor = 'var(--e-colors-magenta)';
