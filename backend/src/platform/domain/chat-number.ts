import { withoutInvisible } from './text.js';

/**
 * Returns the digits of a typed phone number, for a wa.me link. Accepts `0812…`, `62812…`, `+62 812-…`, `+62 (0)812…`,
 * `812…`, `0062812…` and numbers of other countries such as `+65…`. Ignores separators and the invisible characters
 * that phones copy with a number.
 * @returns undefined when the text cannot be a phone number (E.164: 8–15 digits).
 */
export function normalizeChatNumber(typed: string): string | undefined {
  // \p{Pd} contains the dashes, and \u2212 is the minus sign.
  const compact = withoutInvisible(typed).replace(/[\s().\p{Pd}\p{Cf}\u2212/]/gu, '');
  if (!/^\+?\d+$/u.test(compact)) return undefined;
  let digits = compact;
  if (digits.startsWith('+')) digits = digits.slice(1);
  else if (digits.startsWith('00')) digits = digits.slice(2);
  else if (digits.startsWith('0')) digits = `62${digits.slice(1)}`;
  // An Indonesian mobile number without its leading 0.
  else if (/^8\d{8,11}$/u.test(digits)) digits = `62${digits}`;
  // In `+62 (0)812…`, the digit 0 is dialed only within the country.
  if (digits.startsWith('620')) digits = `62${digits.slice(3)}`;
  return /^[1-9]\d{7,14}$/u.test(digits) ? digits : undefined;
}
