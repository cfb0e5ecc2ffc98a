import { csvOf } from '../../../platform/domain/csv.js';
import type { VisitCount } from '../../application/ports.js';

const HEADER = ['Tanggal', 'Jenis', 'Produk', 'Sumber', 'Jumlah'];

/** A table for spreadsheets, with a byte order mark, because Excel needs it to read UTF-8. */
export function visitsCsv(rows: readonly (VisitCount & { readonly product: string | null })[]): string {
  const lines = rows.map(({ day, kind, productId, product, source, count }) => [
    day,
    kind,
    product ?? productId ?? '',
    source,
    String(count),
  ]);
  return `\uFEFF${csvOf([HEADER, ...lines.map((line) => line.map(unlikeFormula))])}`;
}

/** A spreadsheet would run a cell that begins like a formula, so an apostrophe precedes it. */
const unlikeFormula = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
