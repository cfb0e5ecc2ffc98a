/**
 * The only clock for dates of sales, sessions and uploads. All replicas read the same database's time, so that a sale
 * starts and ends for all of them at the same instant.
 */
export abstract class Clock {
  abstract now(): Promise<Date>;
}
