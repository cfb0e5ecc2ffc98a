import { MAX_VARIANTS, type PriceFor } from '../../catalog/domain/pricing.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { groupDigits } from '../../platform/domain/rupiah.js';
import { excerpt } from '../../platform/domain/text.js';
import { type Cell, cutCell, isBlank, readAmount, readCount, type SheetRow, textOf } from './cells.js';
import { type Column, COLUMNS, PRICE_FOR_WORDS } from './columns.js';
import {
  type MatchedColumn,
  type MatchedSheet,
  matchColumns,
  numberIn,
  type Questions,
} from './matched-columns.js';
import type { Meaning } from './meanings.js';
import { MAX_IMPORT_ROWS } from './import-report.js';
import * as messages from './messages.js';
import {
  aboveHeading,
  blankRowsIn,
  entriesIn,
  type IgnoredLine,
  isOneColumn,
  type Line,
  rangeOf,
  type Sheet,
  unmerged,
} from './sheet-lines.js';

const UNITS = ['pcs', 'lembar', 'm²', 'meter', 'kotak', 'pak', 'buku', 'set'];
/** Names of sheets that do not say what is in them. */
const PLAIN_SHEET = /^(?:sheet|lembar|worksheet)?\s*\d*$|harga|price|daftar|produk|list/iu;
const ENUMERATION = /^(?:[A-Z]{1,3}|\d{1,2})\s*[.)]\s*/u;
const LETTER = /^[A-Z]{1,3}[.)]?$/u;
const IN_CAPITALS = /^[^\p{Ll}]*$/u;
const MAX_ABBREVIATION = 3;
const LONGEST_TITLE = 60;
// How many times more often prices fall, if one that rises is a mistake.
const MOST = 9;
// A row may have several prices.
const MAX_LINES = 2 * MAX_IMPORT_ROWS;

interface Price {
  readonly from: Cell;
  readonly cell: Cell;
}

/** A row with a price, and what it says about the product. */
interface Row {
  readonly line: Line;
  readonly choice: string;
  readonly prices: readonly Price[];
}

/** The rows of one product, of which the first has its name. */
interface Group {
  readonly key: string;
  readonly section: string;
  readonly sheet: MatchedSheet;
  readonly rows: Row[];
}
type Entry = Group | { readonly sheet: MatchedSheet; readonly single: Line | IgnoredLine };

interface Answered {
  readonly isBySection: boolean;
  readonly category: string | null;
  readonly unit: string | null;
  readonly priceFor: PriceFor | null;
  readonly areChoices: boolean;
}

/** Reads a list of any form: first what its columns are, then the products. */
export function ownList(sheets: readonly MatchedSheet[], questions: Questions): Sheet {
  const columns = matchColumns(sheets, questions);
  const known = columns.filter(({ as }) => as !== 'ignore');
  const [{ table, head }] = sheets as [MatchedSheet];
  if (isOneColumn(table, head.row, known.length)) throw new DomainError('invalid', messages.oneColumn);
  if (known.length < 2) throw new DomainError('invalid', messages.noHeading);
  const notes = sheets.length === 1 ? blankRowsIn(table, head.body - 1) : [];
  const entries = sheets.flatMap((sheet, number) => entriesOf(sheet, number, columns, notes));
  const groups = entries.filter((entry) => 'rows' in entry);
  if (groups.length === 0) throw new DomainError('invalid', messages.noRows);
  const answered = ask(sheets, columns, groups, questions);
  const { lines, ignored } = numbered(joined(entries, answered), answered, sheets.length > 1);
  return {
    lines,
    ignored,
    notes: [...notes, ...questions.notes],
    questions: questions.open,
    recognized: questions.recognized,
  };
}

/** Reads the rows of a sheet. A row without a name continues the product above. */
function entriesOf(
  sheet: MatchedSheet,
  number: number,
  columns: readonly MatchedColumn[],
  notes: string[],
): Entry[] {
  const { table, head } = sheet;
  const placed = columns.filter(({ places }) => (places[number] ?? -1) >= 0);
  const at = ({ places }: MatchedColumn): number => places[number] ?? -1;
  const byPlace: (Meaning | null)[] = [];
  for (const column of placed) byPlace[at(column)] = column.as;
  const plain = Array.from(byPlace, (as) => COLUMNS.find((column) => column === as));
  const { rows, single } = unmerged(table, (place) => {
    const as = byPlace[place] ?? 'ignore';
    return !['ignore', 'name', 'price', 'tier', 'from'].includes(as);
  });
  const lost = single.filter((text) => {
    const {
      rows: [top, bottom],
      columns: [left],
    } = rangeOf(text);
    return top < bottom && top > head.row + 1 && byPlace[left - 1] !== 'name';
  });
  if (lost.length > 0) notes.push(messages.mergedCells(messages.listOf(lost)));
  const body = rows.slice(head.body);
  const [joins, choices, prices] = [
    placed.filter(({ as }) => as === 'join' || as === 'name').sort((a, b) => at(a) - at(b)),
    placed.filter(({ as }) => as === 'choice'),
    placed.filter(({ as }) => as === 'price' || as === 'tier').sort((a, b) => startOf(a) - startOf(b)),
  ];
  const entries: Entry[] = aboveHeading(table, head.row).map((one) => ({ sheet, single: one }));
  const cellsOf = new Map(body.map((one) => [one.row, one.cells]));
  let [section, name, isAfterIgnored] = ['', '', false];
  let group: Group | undefined;
  for (const entry of entriesIn({ rows: body, merged: table.merged }, head.texts, plain)) {
    const cells = cellsOf.get(entry.row) ?? [];
    const title = sectionIn(cells, entry, plain);
    if (title !== undefined || !('kind' in entry)) {
      if (title !== undefined && title.length <= LONGEST_TITLE) section = title;
      [isAfterIgnored, name] = [true, ''];
      const ignored = { row: entry.row, text: title ?? '', reason: messages.sectionHeading };
      entries.push({ sheet, single: 'kind' in entry ? ignored : entry });
      continue;
    }
    const choice = choices
      .map((column) => textOf(cells[at(column)]).trim())
      .filter((text) => text !== '')
      .join(' ');
    const filled = prices.flatMap((column) => {
      const cell = cells[at(column)] ?? null;
      const from = column.as === 'tier' ? column.from : (entry.cells.from ?? null);
      return isBlank(cell) ? [] : [{ from, cell: column.isInThousands ? inFull(cell) : cell }];
    });
    const ownName = textOf(entry.cells.name).trim();
    const joinTexts = joins.flatMap((column) => {
      const text = column.as === 'name' ? ownName : textOf(cells[at(column)]).trim();
      return text === '' && column.as === 'name' ? [name] : [text];
    });
    const hasJoin = joins.some((column) => column.as === 'join' && !isBlank(cells[at(column)]));
    const isCarried =
      ownName === '' && name !== '' && (hasJoin || choice !== '' || entry.merged !== undefined);
    if (ownName !== '') name = ownName;
    const row: Row = { line: entry, choice, prices: filled };
    if (ownName === '' && !isCarried && entry.kind === 'tier') {
      if (group && !isAfterIgnored) group.rows.push(row);
      else entries.push({ sheet, single: { ...entry, ...(isAfterIgnored && { isAfterIgnored }) } });
      continue;
    }
    isAfterIgnored = false;
    const full = ownName !== '' || isCarried ? joinTexts.filter((text) => text !== '').join(' ') : '';
    const line: Line = {
      ...entry,
      kind: 'product',
      cells: { ...entry.cells, name: full === '' ? null : cutCell('name', full) },
    };
    group = {
      key:
        full === ''
          ? `\n${sheet.name}\n${String(entry.row)}`
          : `${folded(full)}\n${folded(textOf(entry.cells.category) || section || sheet.name)}`,
      section,
      sheet,
      rows: [{ ...row, line }],
    };
    entries.push(group);
  }
  return entries;
}

/** A quantity that is not known yet comes last. */
const startOf = ({ from }: MatchedColumn): number => from || Infinity;

/** Names are equal without regard to capitals and spaces. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

const inFull = (cell: Cell): Cell => {
  const number = numberIn(cell);
  return Number.isNaN(number) ? cell : Number((number * 1000).toPrecision(15));
};

/** Returns the title of a section, such as 'Stiker' of 'A. STIKER'. */
function sectionIn(
  cells: readonly Cell[],
  entry: Line | IgnoredLine,
  columns: readonly (Column | undefined)[],
): string | undefined {
  const filled = [...cells.keys()].filter((at) => !isBlank(cells[at]));
  const [first = 0, second] = filled;
  const isLettered =
    filled.length === 2 && columns[first] === undefined && LETTER.test(textOf(cells[first]).trim());
  if ('kind' in entry ? !isLettered : entry.reason !== messages.sectionHeading) return undefined;
  const title = textOf(cells[second ?? first])
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ENUMERATION, '');
  if (!IN_CAPITALS.test(title)) return title;
  return title.replace(/\p{L}+/gu, (word) =>
    word.length > MAX_ABBREVIATION ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
}

const titleOf = ({ name }: MatchedSheet): string | null =>
  PLAIN_SHEET.test(name.trim()) ? null : name.trim();

function ask(
  sheets: readonly MatchedSheet[],
  columns: readonly MatchedColumn[],
  groups: readonly Group[],
  questions: Questions,
): Answered {
  const has = (as: Meaning): boolean => columns.some((column) => column.as === as);
  const sections = new Set(groups.map(({ section }) => section).filter((title) => title !== ''));
  const ofSheets = sheets.flatMap((sheet) => titleOf(sheet) ?? []);
  const titles = sections.size > 0 || sheets.length < 2 ? [...sections] : ofSheets;
  const isBySection =
    !has('category') &&
    titles.length > 0 &&
    questions.choose(
      {
        key: 'categories',
        kind: 'categories',
        text: messages.titlesAreCategories,
        examples: titles.slice(0, MAX_VARIANTS),
      },
      messages.YES_NO,
      'yes',
      true,
    ) === 'yes';
  const typed = (key: 'unit' | 'category', text: string, values: readonly string[], guess: string | null) => {
    const value = questions.answerTo(key) ?? guess;
    questions.add(
      { key, kind: key, text, value, options: values.map((one) => ({ value: one, label: one })) },
      true,
    );
    return value;
  };
  const category =
    has('category') || isBySection
      ? null
      : typed('category', messages.categoryForAll, [], sheets.length === 1 ? (ofSheets[0] ?? null) : null);

  const byName = [...Map.groupBy(groups, ({ key }) => key).values()];
  const apart = has('choice') ? [] : byName.filter((same) => same.length > 1 && !isByQuantity(same));
  const areChoices =
    apart.length > 0 &&
    questions.choose(
      {
        key: 'choices',
        kind: 'choices',
        text: messages.sameNames(apart.length),
        examples: apart.slice(0, 3).map(([one]) => nameIn(one)),
      },
      { choices: messages.asChoices, products: messages.asProducts },
      null,
      true,
    ) === 'choices';
  const isListed = has('tier') || has('choice') || has('from') || has('leadTime') || areChoices;
  const unit = isListed && !has('unit') ? typed('unit', messages.unitForAll, UNITS, null) : null;
  return { isBySection, category, unit, areChoices, priceFor: priceForOf(columns, byName, unit, questions) };
}

const nameIn = (group: Group | undefined): string => textOf(group?.rows[0]?.line.cells.name);

/** Whether rows with one name are the prices of other quantities. */
const isByQuantity = (groups: readonly Group[]): boolean => {
  const counts = groups.flatMap(({ rows }) => rows.map(({ line }) => textOf(line.cells.from).trim()));
  return new Set(counts).size === counts.length && !counts.includes('');
};

/** Asks whether the price of a quantity is for all of it. Falling prices are probably for each. */
function priceForOf(
  columns: readonly MatchedColumn[],
  byName: readonly (readonly Group[])[],
  unit: string | null,
  questions: Questions,
): PriceFor | null {
  if (
    columns.some(({ as }) => as === 'priceFor') ||
    !columns.some(({ as }) => as === 'tier' || as === 'from')
  )
    return null;
  let [falls, rises] = [0, 0];
  let example: { readonly count: number; readonly price: number; readonly unit: string } | undefined;
  for (const same of byName) {
    let [before, of]: [number | undefined, string] = [undefined, ''];
    for (const { line, choice, prices } of same.flatMap(({ rows }) => rows)) {
      if (choice !== of) [before, of] = [undefined, choice];
      for (const { from, cell } of prices) {
        const [price, count] = [readAmount(cell), readCount(from)];
        if (typeof price !== 'number') continue;
        if (before !== undefined && price > before) rises += 1;
        if (before !== undefined && price <= before) falls += 1;
        before = price;
        if (typeof count === 'number' && count > 1)
          example ??= {
            count,
            price,
            unit: excerpt(textOf(line.cells.unit).trim()) || unit || messages.ANY_UNIT,
          };
      }
    }
  }
  const of = example ?? { count: 0, price: 0, unit: unit ?? messages.ANY_UNIT };
  const quantity = of.count > 0 ? `${groupDigits(of.count)} ${of.unit}` : messages.anyQuantity;
  return questions.choose(
    {
      key: 'priceFor',
      kind: 'priceFor',
      text: messages.priceForWhat(groupDigits(of.price), quantity, of.unit),
    },
    { unit: messages.perUnit(of.unit), quantity: messages.perQuantity(quantity) },
    falls > MOST * rises ? 'unit' : rises > MOST * falls ? 'quantity' : null,
    true,
  );
}

/** Joins the rows of one name, if they are choices or quantities of one product. */
function joined(entries: readonly Entry[], { areChoices }: Answered): Entry[] {
  const byKey = Map.groupBy(
    entries.filter((entry) => 'rows' in entry),
    ({ key }) => key,
  );
  const together = new Map(
    [...byKey].flatMap(([key, same]) => {
      const rows = same.flatMap((one) => one.rows);
      const hasChoices = rows.some(({ choice }) => choice !== '');
      if (same.length === 1 || !(hasChoices || areChoices || isByQuantity(same))) return [];
      return [[key, areChoices && !hasChoices ? named(rows) : rows] as const];
    }),
  );
  const done = new Set<string>();
  return entries.flatMap((entry): Entry[] => {
    const rows = 'rows' in entry ? together.get(entry.key) : undefined;
    if (!('rows' in entry) || !rows) return [entry];
    const isFirst = !done.has(entry.key);
    done.add(entry.key);
    return isFirst ? [{ ...entry, rows }] : [];
  });
}

/** Names the choices of a product by what their rows say, or by their number. */
function named(rows: readonly Row[]): Row[] {
  const notes = rows.map(({ line }) => textOf(line.cells.description).trim());
  const isTold = new Set(notes).size === notes.length && !notes.includes('');
  return rows.map((row, at) => ({
    ...row,
    choice: isTold ? (notes[at] ?? '') : messages.choiceNumber(at + 1),
  }));
}

/** Makes the lines of products. If a row makes several, or there are several sheets, they get numbers of their own. */
function numbered(entries: readonly Entry[], answered: Answered, isOfSheets: boolean) {
  const made = entries.map((entry) => ({
    sheet: entry.sheet.name,
    lines: 'rows' in entry ? linesOf(entry, answered) : [entry.single],
  }));
  const rows = made.flatMap(({ lines }) => lines.map(({ row }) => row));
  const isPlain = !isOfSheets && new Set(rows).size === rows.length;
  const lines: Line[] = [];
  const ignored: IgnoredLine[] = [];
  let row = 0;
  for (const one of made)
    for (const line of one.lines) {
      row += 1;
      if (row > MAX_LINES) throw new DomainError('invalid', messages.reportTooLarge);
      const place = isPlain ? {} : { row, sheetRow: line.row, ...(isOfSheets && { sheet: one.sheet }) };
      if ('kind' in line) lines.push({ ...line, ...place });
      else ignored.push({ ...line, ...place });
    }
  return { lines, ignored };
}

function linesOf(
  { rows, section, sheet }: Group,
  { isBySection, category, unit, priceFor }: Answered,
): Line[] {
  const [first, ...others] = rows as [Row, ...Row[]];
  const isList = others.length > 0 || first.choice !== '' || first.prices.some(({ from }) => !isBlank(from));
  const cells: SheetRow = {
    ...first.line.cells,
    price: first.prices[0]?.cell ?? null,
    ...(isBySection && { category: section || titleOf(sheet) }),
    ...(category !== null && { category }),
    ...(unit !== null && { unit }),
    ...(isList && priceFor && { priceFor: PRICE_FOR_WORDS[priceFor][0] }),
  };
  const product: Line = { ...first.line, cells };
  // The first row of a list of quantities is the product's own, as in a list with one price in each row.
  const isInline = rows.every(({ choice, prices }) => choice === '' && prices.length < 2);
  if (!isList) return [product];
  if (isInline)
    return [
      { ...product, cells: { ...cells, ...(first.prices[0] && { from: first.prices[0].from }) } },
      ...others.map(({ line, prices }) => tierOf(line, prices[0], '')),
    ];
  return [
    { ...product, cells: { ...cells, price: null, from: null } },
    ...rows.flatMap(({ line, choice, prices }, at) =>
      prices
        .map(({ from, cell }) => ({ from: isBlank(from) ? 1 : from, cell }))
        .map((price) => tierOf(line, price, choice, at > 0 && choice !== '' ? line.cells.description : null)),
    ),
  ];
}

/** @param note what is said about the choice. */
const tierOf = (line: Line, price: Price | undefined, choice: string, note: Cell = null): Line => ({
  ...line,
  kind: 'tier',
  cells: {
    ...(line.kind === 'tier' && line.cells),
    ...(note !== null && { description: note }),
    name: choice || null,
    from: price?.from ?? line.cells.from ?? null,
    price: price?.cell ?? null,
  },
});
