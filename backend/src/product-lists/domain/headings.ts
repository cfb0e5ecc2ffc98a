import { type Cell, isBlank, readAmount, textOf } from './cells.js';
import { columnOf, wordOf } from './columns.js';
import { guessOf } from './meanings.js';
import { type Range, rangeOf, type Table } from './sheet-lines.js';

/** The headings of a table, of one row or of two. */
export interface Head {
  /** The row of the first heading; 0 without one. */
  readonly row: number;
  /** The position of the first row below. */
  readonly body: number;
  readonly texts: readonly string[];
  readonly isSure: boolean;
}

type Cells = Table['rows'][number]['cells'];

const WITHIN = 30;
const LONGEST = 60;

const shown = (cells: Cells): string[] =>
  cells.map((cell) => textOf(cell).replace(/\s+/gu, ' ').trim().slice(0, LONGEST));
const isPriced = (text: string): boolean => {
  const guess = guessOf(text);
  return guess !== undefined && (guess.as === null || guess.as === 'price' || guess.as === 'tier');
};
const isNamed = (text: string): boolean => {
  const as = guessOf(text)?.as;
  return as === 'name' || wordOf(text) === 'jenis';
};

/** Whether texts are headings: of a name or an ID and something else that is known, or of a name and a price. */
function areHeadings(texts: readonly string[]): boolean {
  const columns = texts.flatMap((text) => columnOf(text) ?? []);
  const isExact = columns.includes('name') || columns.includes('id');
  if (isExact && columns.length >= 2) return true;
  // The price of a product is no heading, unless it stands beside one.
  const isPrice = (text: string): boolean =>
    isPriced(text) && !isNamed(text) && (isExact || typeof readAmount(text) !== 'number');
  return texts.some(isNamed) && texts.some(isPrice);
}

/** Whether the columns are those of the export, which says what its rows are. */
export const isOwnForm = ({ texts }: Head): boolean =>
  texts.some((text) => ['kind', 'id'].includes(columnOf(text) ?? ''));

/** Finds the headings in the first rows, or in the row that is chosen. */
export function headOf(table: Table, chosen?: number): Head | undefined {
  const { rows } = table;
  const merged = table.merged.map(rangeOf);
  if (chosen === 0) return { row: 0, body: 0, texts: [], isSure: true };
  for (const [at, { row, cells }] of rows.slice(0, chosen === undefined ? WITHIN : undefined).entries()) {
    if (chosen !== undefined && row !== chosen) continue;
    const own = shown(cells);
    const next = rows[at + 1];
    const both = next?.row === row + 1 ? joined(own, shown(next.cells), row, merged) : undefined;
    const texts = both ?? own;
    if (chosen !== undefined || areHeadings(texts))
      return { row, body: at + (both ? 2 : 1), texts, isSure: true };
  }
  return undefined;
}

/** Joins headings to those above them: 'Harga' and 'Eceran' below it; undefined if the lower row is none of headings. */
function joined(
  upper: string[],
  lower: string[],
  row: number,
  merged: readonly Range[],
): string[] | undefined {
  const name = (upper.some(isNamed) ? upper : lower).findIndex(isNamed);
  const isFilled = (texts: string[]) => (at: number) => (texts[at] ?? '') !== '';
  const positions = [...Array(Math.max(upper.length, lower.length)).keys()];
  const [above, below] = [positions.filter(isFilled(upper)), positions.filter(isFilled(lower))];
  const isBelowName = below.every((at) => at > name) && below.some((at) => !isFilled(upper)(at));
  const isAboveRest = above.length > 0 && above.every((at) => at > name);
  if (name < 0 || !(upper.some(isNamed) ? isBelowName : isAboveRest)) return undefined;
  let left = '';
  let end = Infinity;
  const texts = positions.map((at) => {
    if (isFilled(upper)(at)) {
      const range = merged.find(({ rows, columns }) => rows[0] === row && columns[0] === at + 1);
      [left, end] = [upper[at] ?? '', range?.columns[1] ?? Infinity];
    }
    const own = lower[at] ?? '';
    const over = at < end ? left : '';
    if (own === '') return upper[at] ?? '';
    return wordOf(over) === wordOf(own) ? own : `${over} ${own}`.trim();
  });
  return below.some((at) => isPriced(texts[at] ?? '')) ? texts : undefined;
}

/** Guesses where the headings are that say nothing known, if the table has texts and amounts like a list. */
export function guessedHead({ rows }: Table): Head | undefined {
  const first = rows.slice(0, WITHIN);
  const isAmount = (cell: Cell): boolean => typeof readAmount(cell) === 'number';
  const amounts = first.map(({ cells }) => cells.some(isAmount));
  const names = first.filter(({ cells }) =>
    cells.some((cell) => /\p{L}/u.test(textOf(cell)) && !isAmount(cell)),
  );
  if (amounts.filter(Boolean).length < 2 || names.length < 2) return undefined;
  const data = amounts.indexOf(true);
  const above = first[data - 1];
  const isHeading = (above?.cells.filter((cell) => !isBlank(cell)).length ?? 0) > 1;
  if (!above || !isHeading) return { row: 0, body: 0, texts: [], isSure: false };
  return { row: above.row, body: data, texts: shown(above.cells), isSure: false };
}
