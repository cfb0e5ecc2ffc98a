const GROUPED = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Formats whole rupiah: 150000 → 'Rp 150.000' (with a no-break space). */
export function formatRupiah(amount: number): string {
  return `Rp\u00a0${GROUPED.format(amount)}`;
}
