/**
 * The clock for all dates of prices, sessions and uploads. All replicas read the time of the same database, so that
 * scheduled changes happen at the same instant on every replica.
 */
export abstract class Clock {
  abstract now(): Promise<Date>;
}
