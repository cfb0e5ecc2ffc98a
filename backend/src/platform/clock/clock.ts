/**
 * The shop's one clock. Every replica asks the same database, so that a sale starts and ends for all of them
 * at the same instant.
 */
export abstract class Clock {
  abstract now(): Promise<Date>;
}
