import { DomainError } from '../../platform/domain/domain-error.js';

const SHORTEST = 6;
const LONGEST_BYTES = 1024;

// Keyboards differ in how they compose the same letter; the password is the letter.
const composed = (typed: string): string => typed.normalize('NFC');
const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > LONGEST_BYTES;

/** A new password, if it is one that may be chosen. */
export function chosenPassword(typed: string): string {
  const password = composed(typed);
  if ([...password].length < SHORTEST) {
    throw new DomainError('invalid', `Kata sandi baru harus minimal ${SHORTEST} karakter`);
  }
  if (isTooLong(password)) throw new DomainError('invalid', 'Kata sandi baru terlalu panjang');
  return password;
}

/** A password to compare, or undefined when it is too long to be anybody's and not worth hashing. */
export function triedPassword(typed: string): string | undefined {
  const password = composed(typed);
  return isTooLong(password) ? undefined : password;
}
