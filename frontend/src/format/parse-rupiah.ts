import { withoutInvisible } from '@etalase/backend/rules/text';

/**
 * Reads '150000', '150.000', '150 000' and 'Rp 150.000' as 150000, without regard to invisible characters; undefined
 * for any ambiguous or other text.
 */
export function parseRupiah(typed: string): number | undefined {
  const digits = withoutInvisible(typed)
    .trim()
    .replace(/^rp\.?\s*/iu, '')
    .replace(/\s/gu, ' ');
  if (!/^(?:\d+|\d{1,3}(?:([. ])\d{3})(?:\1\d{3})*)$/u.test(digits)) return undefined;
  const price = Number(digits.replace(/[. ]/gu, ''));
  return Number.isSafeInteger(price) ? price : undefined;
}
