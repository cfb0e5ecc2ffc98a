import { groupDigits } from '@etalase/backend/rules/rupiah';
import { parseRupiah } from './parse-rupiah';

const MAX_DIGITS = 15;

/**
 * The text of a price field after an edit. '1500' becomes '1.500', and a digit typed into '1.500' moves the separator.
 * Text with typed separators stays unchanged unless it is a valid price. So validation refuses '150.00', which would
 * otherwise be read as fifteen thousand.
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

/** The index of the caret, which stays after the same number of digits as before the regrouping. */
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
