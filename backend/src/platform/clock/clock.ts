/**
 * The only clock for dates of prices, sessions and uploads. All replicas read the same database's time, so that what is
 * scheduled happens for all of them at the same instant.
 */
export abstract class Clock {
  abstract now(): Promise<Date>;
}
