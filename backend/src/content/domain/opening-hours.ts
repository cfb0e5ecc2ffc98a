import { DomainError } from '../../platform/domain/domain-error.js';

/** Days (1 is Monday, 7 is Sunday) that share one opening and one closing time, in WIB. */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

/** Days without hours are closed; a day named twice would contradict itself. */
export function validateOpeningHours(hours: OpeningHours[]): void {
  const seen = new Set<number>();
  for (const { days, opens, closes } of hours) {
    // Zero-padded times compare as text.
    if (opens >= closes) {
      throw new DomainError('invalid', `Jam buka (${opens}) harus lebih awal dari jam tutup (${closes})`);
    }
    for (const day of days) {
      if (seen.has(day)) throw new DomainError('invalid', 'Satu hari hanya boleh punya satu jam buka');
      seen.add(day);
    }
  }
}
