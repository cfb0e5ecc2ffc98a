/** The history keeps two years, and within them only the newest entries. */
export const KEPT_DAYS = 2 * 365;
export const KEPT_CHANGES = 100_000;

/** How long a change keeps the images that it names. */
export const IMAGES_KEPT_DAYS = 30;
