import { DomainError } from '../../../platform/domain/domain-error.js';
import { excerpt } from '../../../platform/domain/text.js';
import { type Cell, textOf } from '../../domain/cells.js';
import { wordOf } from '../../domain/columns.js';
import { guessedHead, type Head, headOf, isOwnForm } from '../../domain/headings.js';
import type { MatchedSheet } from '../../domain/matched-columns.js';
import * as messages from '../../domain/messages.js';
import { openCsv } from './read-csv.js';
import { openXlsx } from './read-xlsx.js';
import { ownList } from '../../domain/own-list.js';
import { type Answers, Questions } from '../../domain/questions.js';
import type { Sheet, Table } from '../../domain/sheet-lines.js';
import { type Book, MAX_CELLS, OUTLINE, Unreadable, WHOLE } from './reading.js';

// What the first bytes of files say that are no lists.
const SIGNATURES = [
  ['25504446', 'pdf'],
  // The container of encrypted workbooks, and of the format before 2007.
  ['d0cf11e0', 'encrypted'],
  ['ffd8ff', 'image'],
  ['89504e47', 'image'],
  ['47494638', 'image'],
  ['52494646', 'image'],
] as const;
const ZIP = '504b0304';
// The sheets in which headings are looked for.
const MAX_SHEETS = 50;
// The rows that are offered as headings.
const MAX_OFFERED = 8;
const MAX_EXAMPLES = 3;

/**
 * Opens a CSV or an XLSX file.
 * @throws Unreadable for any other file.
 */
export async function openFile(file: Uint8Array): Promise<Book> {
  if (file.length === 0) throw new Unreadable('empty');
  const start = Buffer.from(file.subarray(0, 8)).toString('hex');
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (found) throw new Unreadable(found[1]);
  return start.startsWith(ZIP) ? openXlsx(Buffer.from(file)) : openCsv(file);
}

/** Reads the list in the sheets that are chosen or that have headings. */
export async function readList(file: Uint8Array, answers: Answers = {}): Promise<Sheet> {
  const book = await openFile(file);
  const questions = new Questions(answers);
  const names = await chosenSheets(book, questions);
  const others = book.sheets.filter((name) => !names.includes(name));
  const tables: NamedTable[] = [];
  let [rows, cells] = [0, 0];
  for (const name of names) {
    const table = await book.table(name, WHOLE);
    tables.push({ name, table });
    rows += table.rows.length;
    for (const row of table.rows) cells += row.cells.length;
    if (rows > WHOLE.rows) throw new Unreadable('too-many-rows');
    if (cells > MAX_CELLS) throw new Unreadable('too-many-cells');
  }
  const list = ownList(withHeads(tables, questions), questions);
  const hidden = tables.flatMap(({ table }) => table.hidden.map(String));
  return {
    ...list,
    notes: [
      ...(others.length > 0 ? [messages.sheetRead(messages.listOf(names), messages.listOf(others))] : []),
      ...(book.hidden.length > 0 ? [messages.hiddenSheets(messages.listOf(book.hidden.map(excerpt)))] : []),
      ...(hidden.length > 0 ? [messages.hiddenRows(messages.listOf(hidden))] : []),
      ...list.notes,
    ],
  };
}

interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

/** Chooses the first sheet with headings, and those with the same headings. The form of the export is one sheet. */
async function chosenSheets(book: Book, questions: Questions): Promise<readonly string[]> {
  const names = book.sheets.slice(0, MAX_SHEETS);
  if (names.length < 2) return names;
  const outlines: (NamedTable & { readonly head: Head | undefined })[] = [];
  for (const name of names) {
    const table = await book.table(name, OUTLINE);
    outlines.push({ name, table, head: headOf(table) });
  }
  const isGuessed = ({ table }: NamedTable): boolean => guessedHead(table) !== undefined;
  const first = outlines.find(({ head }) => head) ?? outlines.find(isGuessed) ?? outlines[0];
  if (!first || (first.head && isOwnForm(first.head))) return first ? [first.name] : [];
  const form = (head: Head | undefined): string => head?.texts.map(wordOf).join('\n') ?? '';
  const fitting = outlines.filter(({ head }) => head).length;
  const chosen = outlines.filter(({ name, head, table }) => {
    const isSame = name === first.name || (head !== undefined && form(head) === form(first.head));
    const body = table.rows.slice(head?.body ?? 0);
    const examples = body.map((row) => textOf(row.cells.find((cell) => typeof cell === 'string')));
    const answer = questions.ask({
      key: `sheet:${name}`,
      text: name,
      examples: examples.filter((text) => text !== '').slice(0, MAX_EXAMPLES),
      labels: messages.READ_SHEET,
      guess: isSame ? 'yes' : 'no',
      isSure: head === undefined || fitting < 2,
      note: head && !isSame ? messages.otherHeadings : null,
    });
    return answer === 'yes';
  });
  return (chosen.length > 0 ? chosen : [first]).map(({ name }) => name);
}

/** Finds the headings of each sheet. Sheets without any are not read. */
function withHeads(tables: readonly NamedTable[], questions: Questions): MatchedSheet[] {
  const typed = questions.answerTo('heading');
  const found = tables.flatMap(({ name, table }) => {
    const head = typed === undefined ? (headOf(table) ?? guessedHead(table)) : headOf(table, Number(typed));
    return head ? [{ name, table, head }] : [];
  });
  const { table, head } = found[0] ?? {};
  if (!table || !head) throw new DomainError('invalid', messages.noHeading);
  const offered = table.rows.filter(({ row }, at) => at < MAX_OFFERED || row === head.row);
  const shown = (cells: readonly Cell[]): string =>
    excerpt(cells.flatMap((cell) => textOf(cell).trim() || []).join(', '));
  const labels = Object.fromEntries(
    offered.map(({ row, cells }) => [String(row), messages.rowWith(row, shown(cells))]),
  );
  questions.ask({
    key: 'heading',
    text: messages.whichHeading,
    labels: { ...labels, 0: messages.noHeadings },
    guess: String(head.row),
    isSure: head.isSure,
  });
  return found;
}
