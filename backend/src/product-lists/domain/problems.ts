import { excerpt } from '../../platform/domain/text.js';
import { isBlank, isUnreadable, textOf } from './cells.js';
import { choiceOf, type Column, COLUMN_LABELS, COLUMNS, type Words } from './columns.js';
import * as messages from './messages.js';
import type { Line } from './sheet-lines.js';

export interface Problem {
  /** The column to correct; null if no single column is wrong. */
  readonly field: Column | null;
  readonly message: string;
  /** A value that the owner may have meant. */
  readonly suggestion?: number;
}

export class Problems {
  private readonly byRow = new Map<number, Problem[]>();

  constructor(private readonly product: Line) {}

  get any(): boolean {
    return this.byRow.size > 0;
  }

  get rows(): readonly number[] {
    return [...this.byRow.keys()];
  }

  of(row: number): readonly Problem[] {
    return this.byRow.get(row) ?? [];
  }

  add(line: Line, field: Column | null, message: string, suggestion?: number): void {
    const problem = { field, message, ...(suggestion !== undefined && { suggestion }) };
    this.byRow.set(line.row, [...this.of(line.row), problem]);
  }

  /** Adds a problem that a rule of the catalog found in a field of the contract. */
  addAt(line: Line | undefined, field: string, message: string): void {
    const named = field === 'note' ? 'description' : field;
    this.add(line ?? this.product, COLUMNS.find((column) => column === named) ?? null, message);
  }

  /** Whether a cell has a value. Otherwise adds the problem. */
  isReadable(line: Line, column: Column): boolean {
    const cell = line.cells[column];
    if (!isUnreadable(cell)) return true;
    const label = COLUMN_LABELS[column];
    const isDate = cell.unreadable === 'date';
    this.add(
      line,
      column,
      isDate ? messages.cellIsDate(label, cell.text) : messages.formulaWithoutValue(label),
    );
    return false;
  }

  /** Reads a word of a column with a choice; undefined for a blank or unknown word. */
  choice<Value extends string>(line: Line, column: Column, words: Words<Value>): Value | undefined {
    const cell = line.cells[column];
    if (isBlank(cell) || !this.isReadable(line, column)) return undefined;
    const choice = choiceOf(words, textOf(cell));
    if (choice !== undefined) return choice;
    const known = Object.values<Words<Value>[Value]>(words).map(([word]) => word);
    this.add(line, column, messages.notAChoice(COLUMN_LABELS[column], excerpt(textOf(cell).trim()), known));
    return undefined;
  }
}
