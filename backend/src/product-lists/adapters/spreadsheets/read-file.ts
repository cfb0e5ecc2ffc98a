import { DomainError } from '../../../platform/domain/domain-error.js';
import { excerpt } from '../../../platform/domain/text.js';
import { textOf } from '../../domain/cells.js';
import { wordOf } from '../../domain/columns.js';
import { guessedHead, type Head, headOf } from '../../domain/headings.js';
import { type MatchedSheet, Questions } from '../../domain/matched-columns.js';
import * as messages from '../../domain/messages.js';
import { openCsv } from './read-csv.js';
import { openXlsx } from './read-xlsx.js';
import { ownList } from '../../domain/own-list.js';
import type { Answers } from '../../domain/questions.js';
import { isOwnForm, type Sheet, sheetOf, type Table } from '../../domain/sheet-lines.js';
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
  for (const name of names) {
    tables.push({ name, table: await book.table(name, WHOLE) });
    const rows = tables.flatMap(({ table }) => table.rows);
    if (rows.length > WHOLE.rows) throw new Unreadable('too-many-rows');
    if (rows.reduce((sum, { cells }) => sum + cells.length, 0) > MAX_CELLS)
      throw new Unreadable('too-many-cells');
  }
  const list =
    tables[0] && isOwnForm(tables[0].table)
      ? sheetOf(tables[0].table)
      : ownList(withHeads(tables, questions), questions);
  if (others.length === 0) return list;
  return {
    ...list,
    notes: [messages.sheetRead(messages.listOf(names), messages.listOf(others)), ...list.notes],
  };
}

interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

/** Chooses the first sheet with headings, and those with the same headings. */
async function chosenSheets(book: Book, questions: Questions): Promise<readonly string[]> {
  const names = book.sheets.slice(0, MAX_SHEETS);
  if (names.length < 2) return names;
  const outlines: (NamedTable & { readonly head: Head | undefined })[] = [];
  for (const name of names) {
    const table = await book.table(name, OUTLINE);
    outlines.push({ name, table, head: headOf(table) });
  }
  const first =
    outlines.find(({ table, head }) => isOwnForm(table) || head) ??
    outlines.find(({ table }) => guessedHead(table)) ??
    outlines[0];
  if (!first || isOwnForm(first.table)) return first ? [first.name] : [];
  const form = (head: Head | undefined): string => head?.texts.map(wordOf).join('\n') ?? '';
  const fitting = outlines.filter(({ head }) => head).length;
  const chosen = outlines.filter(({ name, head, table }) => {
    const isSame = name === first.name || (head !== undefined && form(head) === form(first.head));
    const examples = table.rows
      .slice(head?.body ?? 0)
      .flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string').slice(0, 1));
    return (
      questions.choose(
        {
          key: `sheet:${name}`,
          kind: 'sheet',
          text: name,
          examples: examples.slice(0, MAX_EXAMPLES),
          note: head && !isSame ? messages.otherHeadings : null,
        },
        messages.readSheet,
        isSame ? 'yes' : 'no',
        head !== undefined && fitting > 1,
      ) === 'yes'
    );
  });
  return chosen.length > 0 ? chosen.map(({ name }) => name) : [first.name];
}

/** Finds the headings of each sheet. Sheets without any are not read. */
function withHeads(tables: readonly NamedTable[], questions: Questions): MatchedSheet[] {
  const typed = questions.answerTo('heading');
  const chosen = typed !== undefined && /^\d{1,7}$/u.test(typed) ? Number(typed) : undefined;
  const found = tables.flatMap(({ name, table }) => {
    const head = headOf(table, chosen) ?? (chosen === undefined ? guessedHead(table) : undefined);
    return head ? [{ name, table, head }] : [];
  });
  const [first] = found;
  if (!first) throw new DomainError('invalid', messages.noHeading);
  const rows = first.table.rows.slice(0, MAX_OFFERED);
  const own = first.table.rows.filter(({ row }) => row === first.head.row);
  const labels = Object.fromEntries(
    [...rows, ...own].map(({ row, cells }) => [
      String(row),
      messages.rowWith(
        row,
        excerpt(
          cells
            .map(textOf)
            .filter((text) => text.trim() !== '')
            .join(', '),
        ),
      ),
    ]),
  );
  questions.choose(
    { key: 'heading', kind: 'heading', text: messages.whichHeading },
    { ...labels, 0: messages.noHeadings },
    String(first.head.row),
    !first.head.isSure,
  );
  return found;
}
