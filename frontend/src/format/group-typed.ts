import { groupDigits } from '@etalase/backend/rules/rupiah';
import { parseRupiah } from './parse-rupiah';

/** Every number with 15 digits is a safe integer. */
const MAX_DIGITS = 15;

/**
 * Returns the text of a price field after an edit. A valid price is grouped, so '1500' becomes '1.500'. After an edit
 * of a grouped price, its digits are grouped again, unless a dot was typed. Any other text stays unchanged. For
 * example, a pasted '150.00' does not become '15.000', so validation refuses it.
 */
export function groupTyped(before: string, after: string): string {
  const price = parseRupiah(after);
  if (price !== undefined) return groupDigits(price);
  const digits = after.replaceAll('.', '');
  const inserted = insertedInto(before, after);
  const wasGrouped = before !== '' && groupDigits(parseRupiah(before) ?? -1) === before;
  const isNumber = /^\d+$/u.test(digits) && digits.length <= MAX_DIGITS;
  return wasGrouped && isNumber && !inserted.includes('.') ? groupDigits(Number(digits)) : after;
}

/** The index directly after the given number of digits. Regrouping moves the caret to this index. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/u.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

export const countDigits = (text: string): number => text.replace(/\D/gu, '').length;

function insertedInto(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return after.slice(start, after.length - end);
}
