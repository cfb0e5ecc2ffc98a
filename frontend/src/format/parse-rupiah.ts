/** Reads '150000', '150.000' and 'Rp 150.000' as 150000; undefined for any ambiguous or other text. */
export function parseRupiah(typed: string): number | undefined {
  const digits = typed.replace(/\s/gu, '').replace(/^rp\.?/iu, '');
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/u.test(digits)) return undefined;
  const price = Number(digits.replaceAll('.', ''));
  return Number.isSafeInteger(price) ? price : undefined;
}
