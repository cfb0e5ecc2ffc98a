import { spreadsheetCsv } from '../../../platform/domain/csv.js';
import type { VisitCount } from '../../application/ports.js';

const HEADER = ['Tanggal', 'Jenis', 'Produk', 'Sumber', 'Jumlah'];

export const visitsCsv = (rows: readonly (VisitCount & { readonly product: string | null })[]): string =>
  spreadsheetCsv([
    HEADER,
    ...rows.map(({ day, kind, productId, product, source, count }) => [
      day,
      kind,
      product ?? productId ?? '',
      source,
      String(count),
    ]),
  ]);
