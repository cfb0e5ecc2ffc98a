import { invalidField } from '../../platform/domain/domain-error.js';
import { unknownField } from '../../platform/domain/messages.js';
import { type Cell, cutCell } from './cells.js';
import { type Column, COLUMNS } from './columns.js';
import type { Corrections } from './import-report.js';
import * as messages from './messages.js';
import type { Line } from './sheet-lines.js';

// These cells say which product a row is.
const FIXED: readonly string[] = ['kind', 'id'];

export const isSkipped = (corrections: Corrections, { row }: Line): boolean => corrections[row] === 'skip';

/**
 * Puts corrected values into the rows of a list.
 * @throws DomainError 'invalid' for a row that the list does not have, or a column that cannot be corrected.
 */
export function corrected(lines: readonly Line[], corrections: Corrections): Line[] {
  const rows = new Set(lines.map(({ row }) => String(row)));
  for (const row of Object.keys(corrections))
    if (!rows.has(row)) throw invalidField(`rows.${row}`, messages.rowUnknown(row));
  return lines.map((line) => {
    const correction = corrections[line.row];
    if (correction === undefined || correction === 'skip') return line;
    const cells: Partial<Record<Column, Cell>> = { ...line.cells };
    for (const [name, value] of Object.entries(correction)) {
      const column = COLUMNS.find((known) => known === name);
      if (column === undefined || FIXED.includes(column))
        throw invalidField(`rows.${String(line.row)}.${name}`, unknownField(name));
      cells[column] = cutCell(column, value);
    }
    return { ...line, cells };
  });
}
