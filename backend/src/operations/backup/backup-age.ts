const DAY_MS = 24 * 60 * 60 * 1000;
const OVERDUE_DAYS = 30;

/** Whether the owner should be told that the last backup, or the first start without one, is long ago. */
export function isOverdue(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > OVERDUE_DAYS * DAY_MS;
}

/** Whether it is time for the next daily backup. */
export function isDailyDue(last: Date | undefined, now: Date): boolean {
  return last === undefined || now.getTime() - last.getTime() >= DAY_MS;
}
