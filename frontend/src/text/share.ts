export const share = 'Bagikan';
export const copied = 'Tautan disalin.';
/** Shown before the link, when the browser can neither share nor copy it. */
export const copyYourself = 'Salin tautan ini:';
