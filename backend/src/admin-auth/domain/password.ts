import { DomainError } from '../../platform/domain/domain-error.js';

const MIN_LENGTH = 6;
const MAX_BYTES = 1024;

// Keyboards differ in how they compose the same letter; the password is the letter.
const normalized = (typed: string): string => typed.normalize('NFC');
const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MAX_BYTES;

/** A new password, if it is one that may be chosen. */
export function parseNewPassword(typed: string): string {
  const password = normalized(typed);
  if ([...password].length < MIN_LENGTH) {
    throw new DomainError('invalid', `Kata sandi baru harus minimal ${MIN_LENGTH} karakter`);
  }
  if (isTooLong(password)) throw new DomainError('invalid', 'Kata sandi baru terlalu panjang');
  return password;
}

/** A password to compare, or undefined when it is too long to be anybody's and not worth hashing. */
export function parsePasswordAttempt(typed: string): string | undefined {
  const password = normalized(typed);
  return isTooLong(password) ? undefined : password;
}
