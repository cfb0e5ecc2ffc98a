import type { VisitCount } from '../../application/ports.js';

const HEADER = ['Tanggal', 'Jenis', 'Produk', 'Sumber', 'Jumlah'];

/** A table for spreadsheets, with a byte order mark, because Excel needs it to read UTF-8. */
export function csvOf(rows: readonly (VisitCount & { readonly product: string | null })[]): string {
  const lines = rows.map(({ day, kind, productId, product, source, count }) => [
    day,
    kind,
    product ?? productId ?? '',
    source,
    String(count),
  ]);
  return `\uFEFF${[HEADER, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A spreadsheet would run a cell that begins like a formula, so an apostrophe precedes it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
