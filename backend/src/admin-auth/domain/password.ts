import { invalidField } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

export const MIN_LENGTH = 6;
export const MAX_BYTES = 1024;

// Keyboards encode the same accented letter differently. So passwords are compared in the Unicode normal form NFC.
const normalized = (typed: string): string => typed.normalize('NFC');
const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MAX_BYTES;
// NFC turns at most three UTF-16 units into two bytes, so that a longer text remains too long.
const isFarTooLong = (typed: string): boolean => typed.length > 2 * MAX_BYTES;

/** Validates and normalizes a new password. @throws DomainError 'invalid' if the password is too short or too long. */
export function parseNewPassword(typed: string): string {
  if (isFarTooLong(typed)) throw invalidField('newPassword', messages.newPasswordTooLong);
  const password = normalized(typed);
  if ([...password].length < MIN_LENGTH) {
    throw invalidField('newPassword', messages.newPasswordTooShort(MIN_LENGTH));
  }
  if (isTooLong(password)) throw invalidField('newPassword', messages.newPasswordTooLong);
  return password;
}

/**
 * Normalizes a typed password for comparison. Returns undefined for a text that is too long to be a password, so that
 * this text is not hashed.
 */
export function parsePasswordAttempt(typed: string): string | undefined {
  if (isFarTooLong(typed)) return undefined;
  const password = normalized(typed);
  return isTooLong(password) ? undefined : password;
}
