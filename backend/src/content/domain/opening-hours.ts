import { DomainError } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

/** Opening and closing time ('HH:MM', in WIB) of some days (1 is Monday, 7 is Sunday). */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

/** @throws DomainError 'invalid' if a row closes before it opens or a day occurs twice. Other days are closed. */
export function validateOpeningHours(hours: OpeningHours[]): void {
  const seen = new Set<number>();
  for (const { days, opens, closes } of hours) {
    // Zero-padded times compare as text.
    if (opens >= closes) {
      throw new DomainError('invalid', messages.mustOpenBeforeClosing(opens, closes));
    }
    for (const day of days) {
      if (seen.has(day)) throw new DomainError('invalid', messages.dayTwice);
      seen.add(day);
    }
  }
}
