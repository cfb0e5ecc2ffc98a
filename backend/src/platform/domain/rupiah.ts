/**
 * Groups digits: 1250000 → '1.250.000'. Intl is not used, because some phones' browsers lack Indonesian locale data.
 */
export function groupDigits(amount: number | bigint): string {
  return String(typeof amount === 'number' ? Math.trunc(amount) : amount).replace(
    /\B(?=(?:\d{3})+(?!\d))/gu,
    '.',
  );
}

/** Formats whole rupiah as people write them: 150000 → 'Rp 150.000' (with a no-break space). */
export function formatRupiah(amount: number | bigint): string {
  return `Rp\u00a0${groupDigits(amount)}`;
}
