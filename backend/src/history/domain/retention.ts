/** The history keeps two years, and of those the newest entries only. */
export const KEPT_DAYS = 2 * 365;
export const KEPT_CHANGES = 100_000;

/** How long a change keeps the images that it names. */
export const IMAGES_KEPT_DAYS = 30;
