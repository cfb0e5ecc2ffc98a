import { MAX_FROM } from '../../catalog/domain/pricing.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { type Cell, isBlank, readAmount, readCount, textOf } from './cells.js';
import { wordOf } from './columns.js';
import type { Head } from './headings.js';
import { conflicts, guessesOf, isInThousands, labelOf, type Meaning, MEANINGS } from './meanings.js';
import * as messages from './messages.js';
import type { Questions } from './questions.js';
import type { Table } from './sheet-lines.js';

export interface MatchedSheet {
  readonly name: string;
  readonly table: Table;
  readonly head: Head;
}

interface Heading {
  readonly key: string;
  readonly heading: string;
  /** Its position in each sheet, -1 where it is not. */
  readonly places: number[];
  readonly examples: Cell[];
}

export interface MatchedColumn extends Heading {
  readonly as: Meaning | null;
  /** The quantity from which a price counts; 0 if it is not known yet. */
  readonly from: number;
  readonly isInThousands: boolean;
  /** Whether its heading says nothing known. */
  readonly isUnknown: boolean;
  readonly note: string | undefined;
}

const MAX_ASKED = 60;
const MAX_EXAMPLES = 3;
// The first rows, in which examples are looked for.
const SAMPLE = 100;
const LONGEST_EXAMPLE = 60;
const LETTERS = 26;

const letterOf = (at: number): string =>
  (at < LETTERS ? '' : letterOf(Math.floor(at / LETTERS) - 1)) + String.fromCharCode(65 + (at % LETTERS));

/** Decides what the columns of the sheets are. */
export function matchColumns(sheets: readonly MatchedSheet[], questions: Questions): MatchedColumn[] {
  const found = headingsOf(sheets);
  const guesses = guessesOf(found.map(({ heading }) => heading));
  const isTaken = (...meanings: Meaning[]): boolean =>
    guesses.some((guess) => guess?.as && meanings.includes(guess.as));
  const name = found.findIndex(
    ({ examples }, at) => !guesses[at] && examples.some((cell) => /\p{L}/u.test(textOf(cell))),
  );
  if (name >= 0 && !isTaken('name', 'id')) guesses[name] = { as: 'name', isSure: false };
  const isPriced = isTaken('price', 'tier');
  const columns = found.map((column, at) => {
    const isNumber =
      column.examples.length > 0 && column.examples.every((cell) => typeof readAmount(cell) === 'number');
    const guess = guesses[at] ?? { as: isNumber && !isPriced ? null : ('ignore' as const), isSure: false };
    const answer = at < MAX_ASKED ? questions.answerTo(`column:${column.key}`) : undefined;
    return { ...column, guess, chosen: (answer ?? guess.as) as Meaning | null };
  });
  const twice = new Map(
    [...conflicts(columns.map(({ chosen }) => chosen))].flatMap(([meaning, places]) =>
      places.map((at) => [at, messages.columnTwice(labelOf(meaning))] as const),
    ),
  );
  const [fault] = twice.values();
  if (fault !== undefined && isTaken('kind', 'id')) throw new DomainError('invalid', fault);
  return columns.map(({ guess, chosen, ...column }, at) => {
    const other = guess.as && !(guess.as in MEANINGS) ? { [guess.as]: labelOf(guess.as) } : {};
    if (at < MAX_ASKED)
      questions.ask({
        key: `column:${column.key}`,
        text: column.heading,
        examples: column.examples.map((cell) => textOf(cell).trim().slice(0, LONGEST_EXAMPLE)),
        labels: { ...MEANINGS, ...other },
        guess: guess.as,
        isSure: guess.isSure,
        fault: twice.get(at),
        note: guess.note ?? null,
      });
    const as = twice.has(at) ? null : chosen;
    const { note } = guess;
    const isPrice = as === 'tier' || as === 'price';
    return {
      ...column,
      as,
      isUnknown: guesses[at] === undefined,
      note: note === messages.notPublic ? undefined : note,
      from: as === 'tier' ? quantityOf(column, guess.from, questions) : 1,
      isInThousands: isPrice && areThousands(column, sheets, questions),
    };
  });
}

/** Finds the columns of all sheets. Those with one heading are one column. */
function headingsOf(sheets: readonly MatchedSheet[]): Heading[] {
  const columns = new Map<string, Heading>();
  for (const [number, { table, head }] of sheets.entries()) {
    const some = table.rows.slice(head.body, head.body + SAMPLE).map(({ cells }) => cells);
    const full = some.filter((cells) => cells.filter((cell) => !isBlank(cell)).length > 1);
    // If the headings were guessed, columns without one may mean something, too.
    const isNamed = head.isSure && head.row > 0;
    const width = Math.max(head.texts.length, ...(isNamed ? [] : some.map(({ length }) => length)));
    const seen = new Map<string, number>();
    for (let at = 0; at < width; at += 1) {
      const heading = head.texts[at] || (isNamed ? '' : messages.columnAt(letterOf(at)));
      if (heading === '') continue;
      const word = wordOf(heading) || heading;
      const count = (seen.get(word) ?? 0) + 1;
      seen.set(word, count);
      const key = count === 1 ? word : `${word} ${String(count)}`;
      const column = columns.get(key) ?? { key, heading, places: sheets.map(() => -1), examples: [] };
      column.places[number] = at;
      columns.set(key, column);
      const cells = full.map((row) => row[at] ?? null).filter((cell) => !isBlank(cell));
      column.examples.push(...cells.slice(0, MAX_EXAMPLES - column.examples.length));
    }
  }
  return [...columns.values()];
}

/** Asks from which quantity a price counts. */
function quantityOf({ key, heading }: Heading, guess: number | undefined, questions: Questions): number {
  const typed = questions.answerTo(`from:${key}`);
  const count = typed === undefined ? guess : readCount(typed);
  const isCount = typeof count === 'number' && count >= 1 && count <= MAX_FROM;
  questions.ask({
    key: `from:${key}`,
    text: messages.fromWhich(heading),
    isTyped: true,
    guess: guess === undefined ? null : String(guess),
    isSure: true,
    fault: isCount || count === undefined ? undefined : messages.countUnclear(typed ?? ''),
  });
  return isCount ? count : 0;
}

/** Asks whether prices are in thousands, if they are small and the heading says so. */
function areThousands(
  { key, heading, places }: Heading,
  sheets: readonly MatchedSheet[],
  questions: Questions,
): boolean {
  if (!isInThousands(heading)) return false;
  const prices = sheets.flatMap(({ table, head }, number) =>
    table.rows.slice(head.body).map(({ cells }) => numberIn(cells[places[number] ?? -1])),
  );
  const isSmall = prices.some((price) => price > 0) && !prices.some((price) => price >= 1000);
  const question = { key: `thousands:${key}`, text: messages.inThousands(heading), labels: messages.YES_NO };
  return isSmall && questions.ask({ ...question, guess: 'yes' }) === 'yes';
}

export const numberIn = (cell: Cell | undefined): number =>
  isBlank(cell) ? NaN : Number(textOf(cell).trim().replace(',', '.'));
