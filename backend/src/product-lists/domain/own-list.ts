import { MAX_VARIANTS } from '../../catalog/domain/pricing.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { groupDigits } from '../../platform/domain/rupiah.js';
import { excerpt, folded } from '../../platform/domain/text.js';
import { type Cell, cutCell, isBlank, readAmount, readCount, type SheetRow, textOf } from './cells.js';
import { type Column, COLUMNS, PRICE_FOR_WORDS } from './columns.js';
import { isOwnForm } from './headings.js';
import { MAX_IMPORT_ROWS } from './import-report.js';
import { type MatchedColumn, type MatchedSheet, matchColumns, numberIn } from './matched-columns.js';
import type { Meaning } from './meanings.js';
import * as messages from './messages.js';
import type { Questions } from './questions.js';
import {
  aboveHeading,
  blankRowsIn,
  entriesIn,
  type IgnoredLine,
  isOneColumn,
  isSortedWithoutIds,
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
// What each row has for itself, so that a merged cell does not count for it.
const OF_ONE_ROW: readonly (Meaning | null)[] = [
  'kind',
  'id',
  'name',
  'from',
  'price',
  'tier',
  'ignore',
  null,
];

/** A row with prices by their quantities, and what it says about the product. */
interface Row {
  readonly line: Line;
  readonly choice: string;
  readonly prices: readonly { readonly from: Cell; readonly price: Cell }[];
}

/** The rows of one product, of which the first has its name; or a single line. */
interface Entry {
  readonly sheet: MatchedSheet;
  readonly key: string;
  readonly section: string;
  readonly rows: Row[];
  readonly single?: Line | IgnoredLine;
}

/** Reads a list of any form: first what its columns are, then the products. */
export function ownList(sheets: readonly MatchedSheet[], questions: Questions): Sheet {
  const columns = matchColumns(sheets, questions);
  const known = columns.filter(({ as }) => as !== 'ignore');
  const [{ table, head }] = sheets as [MatchedSheet];
  if (isOneColumn(table, head.row, known.length)) throw new DomainError('invalid', messages.oneColumn);
  if (known.length < 2) throw new DomainError('invalid', messages.noHeading);
  const unknown = columns.filter(({ isUnknown, as }) => isUnknown && as === 'ignore');
  const notes = [
    ...(sheets.length === 1 ? blankRowsIn(table, head.row) : []),
    ...(unknown.length > 0
      ? [messages.unknownColumns(messages.listOf(unknown.map(({ heading }) => excerpt(heading))))]
      : []),
    ...columns.flatMap(({ as, note }) => (as === 'ignore' && note !== undefined ? [note] : [])),
  ];
  const isOwn = isOwnForm(head);
  const entries = sheets.flatMap((sheet, at) => entriesOf(sheet, at, columns, isOwn, notes));
  const { lines, ignored } = isOwn
    ? numbered(entries, ({ single }) => (single ? [single] : []), false)
    : readProducts(sheets, columns, entries, questions);
  if (lines.length === 0) throw new DomainError('invalid', messages.noRows);
  if (isOwn && isSortedWithoutIds(lines)) throw new DomainError('invalid', messages.sortedWithoutIds);
  return {
    lines,
    ignored,
    notes,
    questions: isOwn ? [] : questions.open,
    recognized: isOwn ? [] : questions.recognized,
  };
}

/** Reads the rows of a sheet. A row without a name continues the product above. */
function entriesOf(
  sheet: MatchedSheet,
  number: number,
  columns: readonly MatchedColumn[],
  isOwn: boolean,
  notes: string[],
): Entry[] {
  const { table, head } = sheet;
  const at = ({ places }: MatchedColumn): number => places[number] ?? -1;
  const placed = columns.filter((column) => at(column) >= 0).sort((a, b) => at(a) - at(b));
  const meanings: (Meaning | null)[] = [];
  for (const column of placed) meanings[at(column)] = column.as;
  const plain = Array.from(meanings, (as) => COLUMNS.find((column) => column === as));
  const { rows, single } = unmerged(table, (place) => !OF_ONE_ROW.includes(meanings[place] ?? null));
  const lost = single.filter((range) => {
    const { rows: [top, bottom], columns: [left] } = rangeOf(range); // prettier-ignore
    return top < bottom && top > head.row + 1 && meanings[left - 1] !== 'name';
  });
  if (lost.length > 0) notes.push(messages.mergedCells(messages.listOf(lost)));
  const body = rows.slice(head.body);
  const read = entriesIn({ ...table, rows: body }, head.texts, plain);
  const alone = (one: Line | IgnoredLine): Entry => ({ sheet, key: '', section: '', rows: [], single: one });
  const entries = aboveHeading(table, head.row).map(alone);
  if (isOwn) return [...entries, ...read.map(alone)];

  const names = placed.filter(({ as }) => as === 'join' || as === 'name');
  const choices = placed.filter(({ as }) => as === 'choice');
  const prices = placed
    .filter(({ as }) => as === 'price' || as === 'tier')
    .sort((a, b) => (a.from || Infinity) - (b.from || Infinity));
  let [section, name, isAfterIgnored] = ['', '', false];
  let group: Entry | undefined;
  for (const [position, entry] of read.entries()) {
    const cells = body[position]?.cells ?? [];
    const text = (column: MatchedColumn): string => textOf(cells[at(column)]).trim();
    const title = titleIn(cells, entry, plain);
    if (title !== undefined || !('kind' in entry)) {
      if (title !== undefined && title.length <= LONGEST_TITLE) section = title;
      [isAfterIgnored, name] = [true, ''];
      entries.push(
        alone(
          'kind' in entry ? { row: entry.row, text: title ?? '', reason: messages.sectionHeading } : entry,
        ),
      );
      continue;
    }
    const row = {
      line: entry,
      choice: joinedTexts(choices.map(text)),
      prices: prices.flatMap((column) => {
        const cell = cells[at(column)] ?? null;
        const from = column.as === 'tier' ? column.from : (entry.cells.from ?? null);
        return isBlank(cell) ? [] : [{ from, price: column.isInThousands ? inFull(cell) : cell }];
      }),
    };
    const own = textOf(entry.cells.name).trim();
    const isCarried =
      row.choice !== '' ||
      entry.merged !== undefined ||
      names.some((column) => column.as === 'join' && text(column) !== '');
    const first = own || (isCarried ? name : '');
    if (first === '' && entry.kind === 'tier') {
      if (group && !isAfterIgnored) group.rows.push(row);
      else entries.push(alone({ ...entry, ...(isAfterIgnored && { isAfterIgnored }) }));
      continue;
    }
    [isAfterIgnored, name] = [false, first];
    const full = first && joinedTexts(names.map((column) => (column.as === 'name' ? first : text(column))));
    const place = folded(textOf(entry.cells.category) || section || sheet.name);
    group = {
      sheet,
      key: full ? `${folded(full)}\n${place}` : `\n${sheet.name}\n${String(entry.row)}`,
      section,
      rows: [
        {
          ...row,
          line: { ...entry, kind: 'product', cells: { ...entry.cells, name: cutCell('name', full) || null } },
        },
      ],
    };
    entries.push(group);
  }
  return entries;
}

const joinedTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

const inFull = (cell: Cell): Cell => {
  const number = numberIn(cell);
  return Number.isNaN(number) ? cell : Number((number * 1000).toPrecision(15));
};

/** Returns the title of a section, such as 'Stiker' of 'A. STIKER'. */
function titleIn(
  cells: readonly Cell[],
  entry: Line | IgnoredLine,
  columns: readonly (Column | undefined)[],
): string | undefined {
  const [first = 0, second, ...others] = [...cells.keys()].filter((at) => !isBlank(cells[at]));
  const isLettered = second !== undefined && others.length === 0 && columns[first] === undefined;
  const isTitle =
    'kind' in entry
      ? isLettered && LETTER.test(textOf(cells[first]).trim())
      : entry.reason === messages.sectionHeading;
  if (!isTitle) return undefined;
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

/** Asks what the columns do not say, and makes the lines of the products. */
function readProducts(
  sheets: readonly MatchedSheet[],
  columns: readonly MatchedColumn[],
  entries: readonly Entry[],
  questions: Questions,
) {
  const groups = entries.filter(({ single }) => !single);
  const byName = Map.groupBy(groups, ({ key }) => key);
  const has = (as: Meaning): boolean => columns.some((column) => column.as === as);

  const sections = [...new Set(groups.map(({ section }) => section))].filter((title) => title !== '');
  const ofSheets = sheets.flatMap((sheet) => titleOf(sheet) ?? []);
  const titles = sections.length > 0 || sheets.length < 2 ? sections : ofSheets;
  const titleQuestion = { key: 'categories', text: messages.titlesAreCategories, labels: messages.YES_NO };
  const isByTitle =
    !has('category') &&
    titles.length > 0 &&
    questions.ask({ ...titleQuestion, examples: titles.slice(0, MAX_VARIANTS), guess: 'yes' }) === 'yes';
  const guess = sheets.length === 1 ? (ofSheets[0] ?? null) : null;
  const category =
    has('category') || isByTitle
      ? null
      : questions.ask({ key: 'category', text: messages.categoryForAll, isTyped: true, guess });

  const same = [...byName.values()].filter((some) => some.length > 1);
  const apart = has('choice') ? [] : same.filter((some) => !isByQuantity(some));
  const areChoices =
    apart.length > 0 &&
    questions.ask({
      key: 'choices',
      text: messages.sameNames(apart.length),
      examples: apart.slice(0, 3).map(([one]) => textOf(one?.rows[0]?.line.cells.name)),
      labels: messages.CHOICES,
    }) === 'choices';

  const isListed = has('tier') || has('choice') || has('from') || has('leadTime') || areChoices;
  const labels = Object.fromEntries(UNITS.map((unit) => [unit, unit]));
  const unit =
    isListed && !has('unit')
      ? questions.ask({ key: 'unit', text: messages.unitForAll, labels, isTyped: true })
      : null;
  const isByQuantities = (has('tier') || has('from')) && !has('priceFor');
  const priceFor = isByQuantities ? priceForOf([...byName.values()], unit, questions) : null;

  const joined = new Map<Entry, readonly Row[]>();
  for (const [first, ...others] of byName.values()) {
    if (!first) continue;
    const all = [first, ...others];
    const rows = all.flatMap((one) => one.rows);
    const hasChoices = rows.some(({ choice }) => choice !== '');
    if (others.length > 0 && (hasChoices || areChoices || isByQuantity(all)))
      joined.set(first, areChoices && !hasChoices ? named(rows) : rows);
    else for (const one of all) joined.set(one, one.rows);
  }
  const shared = (entry: Entry): SheetRow => ({
    ...(isByTitle && { category: entry.section || titleOf(entry.sheet) }),
    ...(category !== null && { category }),
    ...(unit !== null && { unit }),
  });
  const linesOf = (entry: Entry): (Line | IgnoredLine)[] => {
    if (entry.single) return [entry.single];
    return linesIn(joined.get(entry) ?? [], shared(entry), priceFor);
  };
  return numbered(entries, linesOf, sheets.length > 1);
}

/** Whether rows with one name are the prices of other quantities. */
const isByQuantity = (groups: readonly Entry[]): boolean => {
  const counts = groups.flatMap(({ rows }) => rows.map(({ line }) => textOf(line.cells.from).trim()));
  return new Set(counts).size === counts.length && !counts.includes('');
};

/** Asks whether the price of a quantity is for all of it. Falling prices are probably for each. */
function priceForOf(
  byName: readonly (readonly Entry[])[],
  unit: string | null,
  questions: Questions,
): string | null {
  let [falls, rises] = [0, 0];
  let [of, sum, quantity] = [unit ?? messages.ANY_UNIT, '', messages.anyQuantity];
  for (const same of byName) {
    let before: { readonly choice: string; readonly amount: number } | undefined;
    for (const { line, choice, prices } of same.flatMap(({ rows }) => rows))
      for (const { from, price } of prices) {
        const [amount, count] = [readAmount(price), readCount(from)];
        if (typeof amount !== 'number') continue;
        if (before?.choice === choice && amount > before.amount) rises += 1;
        if (before?.choice === choice && amount <= before.amount) falls += 1;
        before = { choice, amount };
        if (typeof count !== 'number' || count < 2 || sum !== '') continue;
        of = excerpt(textOf(line.cells.unit).trim()) || of;
        [sum, quantity] = [groupDigits(amount), `${groupDigits(count)} ${of}`];
      }
  }
  return questions.ask({
    key: 'priceFor',
    text: messages.priceForWhat(sum, quantity, of),
    labels: { unit: messages.perUnit(of), quantity: messages.perQuantity(quantity) },
    guess: falls > MOST * rises ? 'unit' : rises > MOST * falls ? 'quantity' : null,
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

/** Makes the lines of the entries. If a row makes several, or there are several sheets, they get numbers of their own. */
function numbered(
  entries: readonly Entry[],
  linesOf: (entry: Entry) => readonly (Line | IgnoredLine)[],
  isOfSheets: boolean,
) {
  const made = entries.flatMap((entry) => linesOf(entry).map((line) => ({ line, sheet: entry.sheet.name })));
  if (made.length > MAX_LINES) throw new DomainError('invalid', messages.reportTooLarge);
  const isPlain = !isOfSheets && new Set(made.map(({ line }) => line.row)).size === made.length;
  const lines: Line[] = [];
  const ignored: IgnoredLine[] = [];
  for (const [at, { line, sheet }] of made.entries()) {
    const place = isPlain ? {} : { row: at + 1, sheetRow: line.row, ...(isOfSheets && { sheet }) };
    if ('kind' in line) lines.push({ ...line, ...place });
    else ignored.push({ ...line, ...place });
  }
  return { lines, ignored };
}

/** Makes the lines of a product. The first row of a list of quantities is the product's own. */
function linesIn(rows: readonly Row[], shared: SheetRow, priceFor: string | null): Line[] {
  const [first, ...others] = rows;
  if (!first) return [];
  const [price] = first.prices;
  const isList = others.length > 0 || first.choice !== '' || first.prices.some(({ from }) => !isBlank(from));
  const isInline = rows.every(({ choice, prices }) => choice === '' && prices.length < 2);
  const words = priceFor === 'quantity' ? PRICE_FOR_WORDS.quantity : PRICE_FOR_WORDS.unit;
  const cells: SheetRow = {
    ...first.line.cells,
    price: price?.price ?? null,
    ...shared,
    ...(isList && priceFor !== null && { priceFor: words[0] }),
  };
  if (!isList) return [{ ...first.line, cells }];
  if (isInline)
    return [
      { ...first.line, cells: { ...cells, ...(price && { from: price.from }) } },
      ...others.map(({ line, prices }) => tierOf(line, { from: line.cells.from, price: null, ...prices[0] })),
    ];
  return [
    { ...first.line, cells: { ...cells, price: null, from: null } },
    ...rows.flatMap(({ line, choice, prices }, at) => {
      const note = at > 0 && choice !== '' && { description: line.cells.description };
      return prices.map((one) =>
        tierOf(line, { ...one, ...note, name: choice, ...(isBlank(one.from) && { from: 1 }) }),
      );
    }),
  ];
}

const tierOf = (line: Line, cells: SheetRow): Line => ({
  ...line,
  kind: 'tier',
  cells: { ...(line.kind === 'tier' && line.cells), ...cells, name: textOf(cells.name) || null },
});
