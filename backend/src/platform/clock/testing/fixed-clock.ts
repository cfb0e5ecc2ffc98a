import { Clock } from '../clock.js';

/** A clock whose time changes only when a test changes it. */
export class FixedClock extends Clock {
  constructor(private instant = new Date('2026-11-21T10:00:00Z')) {
    super();
  }

  override now(): Promise<Date> {
    return Promise.resolve(new Date(this.instant));
  }

  set(instant: Date | string): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
