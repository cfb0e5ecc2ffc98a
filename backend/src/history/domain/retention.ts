const DAY_MS = 24 * 60 * 60 * 1000;

/** The history keeps two years, and of those the newest entries only. */
export const KEPT_DAYS = 2 * 365;
export const KEPT_CHANGES = 100_000;
/** How many entries one purge removes at most, so that a clock that jumps costs little. */
export const PURGE_BATCH = 500;

/** How long a change keeps the images that it names. */
export const IMAGES_KEPT_DAYS = 30;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
