/**
 * The only clock for dates of prices, sessions and uploads. All replicas read the time of the same database, so that
 * scheduled changes happen on all of them at the same instant.
 */
export abstract class Clock {
  abstract now(): Promise<Date>;
}
