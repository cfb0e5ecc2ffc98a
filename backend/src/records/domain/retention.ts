/** The history keeps changes for two years, and never more than the newest `KEPT_CHANGES`. */
export const KEPT_DAYS = 2 * 365;
export const KEPT_CHANGES = 100_000;

/** The images that a change mentions are kept for this number of days after the change. */
export const IMAGES_KEPT_DAYS = 30;
