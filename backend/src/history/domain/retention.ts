/** The history keeps changes for two years, and never more than the newest `KEPT_CHANGES`. */
export const KEPT_DAYS = 2 * 365;
export const KEPT_CHANGES = 100_000;

/** For this number of days, the images that a change mentions are not removed. */
export const IMAGES_KEPT_DAYS = 30;
