import { groupDigits, parsePrice } from './rupiah';

const LONGEST = 15;

/**
 * What a price field shows after a key: '1500' becomes '1.500', and a digit typed into '1.500' regroups it.
 * What is typed or pasted with marks of its own stays as it is unless it is a price already, so that '150.00' is
 * refused later instead of silently read as fifteen thousand.
 */
export function groupTyped(before: string, after: string): string {
  const price = parsePrice(after);
  if (price !== undefined) return groupDigits(price);
  const digits = after.replaceAll('.', '');
  const grew = insertedInto(before, after);
  const wasGrouped = before !== '' && groupDigits(parsePrice(before) ?? -1) === before;
  const isNumber = /^\d+$/u.test(digits) && digits.length <= LONGEST;
  return wasGrouped && isNumber && !grew.includes('.') ? groupDigits(Number(digits)) : after;
}

/** Where the caret belongs: behind as many digits as before. */
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
