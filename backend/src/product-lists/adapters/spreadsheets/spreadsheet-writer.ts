import writeXlsxFile from 'write-excel-file/node';
import { spreadsheetCsv } from '../../../platform/domain/csv.js';
import { type Cell, type SheetRow, textOf } from '../../domain/cells.js';
import { type Column, COLUMN_LABELS, COLUMNS } from '../../domain/columns.js';
import { SheetWriter } from '../../application/ports.js';

const HEADINGS = COLUMNS.map((column) => COLUMN_LABELS[column]);

// The columns up to the time for production fit on a landscape A4.
const WIDTHS: Partial<Record<Column, number>> = { name: 30, description: 40, images: 40, id: 38 };
const USUAL_WIDTH = 11;

export class SpreadsheetWriter extends SheetWriter {
  override csv(rows: readonly SheetRow[]): string {
    const texts = rows.map((row) => COLUMNS.map((column) => textOf(row[column])));
    return spreadsheetCsv([HEADINGS, ...texts], ';');
  }

  override xlsx(rows: readonly SheetRow[]): Promise<Buffer> {
    const headings = HEADINGS.map((value) => ({ value, fontWeight: 'bold' as const }));
    const cells = rows.map((row) => COLUMNS.map((column) => xlsxCell(row[column])));
    return writeXlsxFile([headings, ...cells], {
      sheet: 'Produk',
      orientation: 'landscape',
      stickyRowsCount: 1,
      columns: COLUMNS.map((column) => ({ width: WIDTHS[column] ?? USUAL_WIDTH })),
    }).toBuffer();
  }
}

/** The format '@' keeps a spreadsheet from turning texts into numbers or dates. */
function xlsxCell(cell: Cell | undefined) {
  if (cell === undefined || cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: xmlText(textOf(cell)), type: String, format: '@' };
}

/**
 * Escapes what XML cannot contain, what the library drops (U+FFFD), texts that look like this escape, and the names that
 * every object has, since the library looks texts up in a plain object.
 */
const xmlText = (text: string): string =>
  text.replace(
    text in {} ? /^./u : /_(?=x[\dA-Fa-f]{4}_)|[\r\uFFFD-\uFFFF]/gu,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
