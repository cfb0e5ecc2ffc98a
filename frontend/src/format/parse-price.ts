/** 1250000 → '1.250.000'. Not by Intl, because not every phone's browser has Indonesian locale data. */
export function groupDigits(amount: number): string {
  return String(Math.trunc(amount)).replace(/\B(?=(?:\d{3})+(?!\d))/gu, '.');
}

/** Whole rupiah as people write them: 150000 → 'Rp 150.000' (with a no-break space). */
export function formatRupiah(amount: number): string {
  return `Rp\u00a0${groupDigits(amount)}`;
}

/** Reads '150000', '150.000' and 'Rp 150.000' as 150000; undefined for anything that could mean something else. */
export function parsePrice(typed: string): number | undefined {
  const digits = typed.replace(/\s/gu, '').replace(/^rp\.?/iu, '');
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/u.test(digits)) return undefined;
  const price = Number(digits.replaceAll('.', ''));
  return Number.isSafeInteger(price) ? price : undefined;
}
