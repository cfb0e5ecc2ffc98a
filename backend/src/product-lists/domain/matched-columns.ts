import { MAX_FROM } from '../../catalog/domain/pricing.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { excerpt } from '../../platform/domain/text.js';
import { type Cell, isBlank, readCount, textOf } from './cells.js';
import { wordOf } from './columns.js';
import type { Head } from './headings.js';
import { conflicts, guessesOf, isInThousands, labelOf, type Meaning, MEANINGS } from './meanings.js';
import * as messages from './messages.js';
import type { Answers, Question } from './questions.js';
import type { Table } from './sheet-lines.js';

export interface MatchedSheet {
  readonly name: string;
  readonly table: Table;
  readonly head: Head;
}

export interface MatchedColumn {
  readonly key: string;
  readonly heading: string;
  readonly as: Meaning | null;
  /** The quantity from which a price counts. */
  readonly from: number;
  readonly isInThousands: boolean;
  /** Its position in each sheet, -1 where it is not. */
  readonly places: readonly number[];
}

const MAX_ASKED = 60;
const MAX_EXAMPLES = 3;
// The first rows, in which examples are looked for.
const SAMPLE = 100;
const LONGEST_EXAMPLE = 60;
const LETTERS = 26;

/** Collects what was understood, and what is asked because it was guessed. */
export class Questions {
  readonly open: Question[] = [];
  readonly recognized: Question[] = [];
  readonly notes: string[] = [];
  private readonly answers: Answers;

  constructor(answers: Answers) {
    this.answers = answers;
  }

  answerTo(key: string): string | undefined {
    return Object.hasOwn(this.answers, key) ? this.answers[key]?.trim() || undefined : undefined;
  }

  /** @param isOpen whether the value is a guess that the owner should see. */
  add(
    question: Pick<Question, 'key' | 'kind' | 'text' | 'value'> & Partial<Question>,
    isOpen: boolean,
  ): void {
    const isRequired = question.value === null;
    const full = { examples: [], options: [], note: null, ...question, isRequired };
    const isAnswered = this.answerTo(question.key) !== undefined;
    (isRequired || (isOpen && !isAnswered) ? this.open : this.recognized).push(full);
  }

  /**
   * Asks for one of several values, and returns the answer or the guess.
   * @throws DomainError 'invalid' for an answer that is no option.
   */
  choose<Value extends string>(
    question: Pick<Question, 'key' | 'kind' | 'text'> & Partial<Question>,
    labels: Readonly<Record<Value, string>>,
    guess: Value | null,
    isOpen: boolean,
  ): Value | null {
    const answer = this.answerTo(question.key);
    const values = Object.keys(labels) as Value[];
    const value = answer === undefined ? guess : values.find((one) => one === answer);
    if (value === undefined) throw new DomainError('invalid', messages.answerUnknown(question.text));
    const options = values.map((one) => ({ value: one, label: labels[one] }));
    this.add({ ...question, options, value }, isOpen);
    return value;
  }
}

const letterOf = (at: number): string =>
  (at < LETTERS ? '' : letterOf(Math.floor(at / LETTERS) - 1)) + String.fromCharCode(65 + (at % LETTERS));

/** Decides what the columns of the sheets are. Columns with one heading are one column. */
export function matchColumns(sheets: readonly MatchedSheet[], questions: Questions): MatchedColumn[] {
  const columns = new Map<string, { heading: string; places: number[]; examples: Cell[] }>();
  for (const [number, { table, head }] of sheets.entries()) {
    const body = table.rows.slice(head.body);
    const first = body
      .slice(0, SAMPLE)
      .filter(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 1);
    const seen = new Map<string, number>();
    const width = Math.max(head.texts.length, head.isSure && head.row > 0 ? 0 : widthOf(body));
    for (let at = 0; at < width; at += 1) {
      const heading = head.texts[at] || (head.isSure && head.row > 0 ? '' : messages.columnAt(letterOf(at)));
      if (heading === '') continue;
      const word = wordOf(heading) || heading;
      const count = (seen.get(word) ?? 0) + 1;
      seen.set(word, count);
      const key = count === 1 ? word : `${word} ${String(count)}`;
      const column = columns.get(key) ?? { heading, places: sheets.map(() => -1), examples: [] };
      column.places[number] = at;
      columns.set(key, column);
      const cells = first.flatMap((row) => (isBlank(row.cells[at]) ? [] : [row.cells[at] ?? null]));
      column.examples.push(...cells.slice(0, MAX_EXAMPLES - column.examples.length));
    }
  }
  const found = [...columns].map(([key, column]) => ({ key, ...column }));
  const guesses = guessesOf(found.map(({ heading }) => heading));
  const firstText = found.findIndex(
    ({ examples }, at) => guesses[at] === undefined && examples.some((cell) => /\p{L}/u.test(textOf(cell))),
  );
  if (!guesses.some((guess) => guess?.as === 'name') && firstText >= 0)
    guesses[firstText] = { as: 'name', isSure: false };
  const hasPrice = guesses.some((guess) => guess?.as === 'price' || guess?.as === 'tier');
  const answered = found.map(({ key, examples }, at) => {
    const answer = questions.answerTo(`column:${key}`);
    const guess = guesses[at];
    if (answer !== undefined && at < MAX_ASKED) {
      if (answer in MEANINGS || answer === guess?.as) return answer as Meaning;
      throw new DomainError('invalid', messages.answerUnknown(found[at]?.heading ?? ''));
    }
    if (guess) return guess.as;
    const isNumber = examples.length > 0 && examples.every((cell) => typeof cell === 'number');
    return isNumber && !hasPrice && at < MAX_ASKED ? null : 'ignore';
  });
  const isUnknown = (at: number): boolean =>
    guesses[at] === undefined &&
    answered[at] === 'ignore' &&
    questions.answerTo(`column:${found[at]?.key ?? ''}`) === undefined;
  const unknown = found.flatMap(({ heading }, at) => (isUnknown(at) ? [excerpt(heading)] : []));
  if (unknown.length > 0) questions.notes.push(messages.unknownColumns(messages.listOf(unknown)));
  for (const [at, guess] of guesses.entries())
    if (guess?.note !== undefined && guess.note !== messages.notPublic && answered[at] === 'ignore')
      questions.notes.push(guess.note);
  const isTwice = new Set([...conflicts(answered).values()].flat());
  return found.map(({ key, heading, places, examples }, at) => {
    const as = isTwice.has(at) ? null : (answered[at] ?? null);
    const guess = guesses[at];
    const shown = examples.map((cell) => textOf(cell).trim().slice(0, LONGEST_EXAMPLE));
    const other = guess?.as && !(guess.as in MEANINGS) ? { [guess.as]: labelOf(guess.as) } : {};
    if (at < MAX_ASKED)
      questions.add(
        {
          key: `column:${key}`,
          kind: 'column',
          text: heading,
          examples: shown,
          options: Object.entries({ ...MEANINGS, ...other }).map(([value, label]) => ({ value, label })),
          value: as,
          note:
            (isTwice.has(at) ? messages.columnTwice(labelOf(answered[at] ?? 'ignore')) : guess?.note) ?? null,
        },
        guess?.isSure !== true,
      );
    const column = { key, heading, as, places, from: 1, isInThousands: false };
    return priceIn(
      { ...column, ...(guess?.from !== undefined && { from: guess.from }) },
      guess?.from,
      questions,
      sheets,
    );
  });
}

const widthOf = (rows: Table['rows']): number =>
  rows.slice(0, SAMPLE).reduce((width, { cells }) => Math.max(width, cells.length), 0);

/** Asks from which quantity a price counts, and whether it is in thousands. */
function priceIn(
  column: MatchedColumn,
  guess: number | undefined,
  questions: Questions,
  sheets: readonly MatchedSheet[],
): MatchedColumn {
  if (column.as !== 'tier' && column.as !== 'price') return { ...column, from: 1 };
  let from: number | undefined = 1;
  if (column.as === 'tier') {
    const key = `from:${column.key}`;
    const typed = questions.answerTo(key);
    const count = typed === undefined ? guess : readCount(typed);
    from = typeof count === 'number' && count >= 1 && count <= MAX_FROM ? count : undefined;
    const note = typeof count === 'object' ? count.message : null;
    const text = messages.fromWhich(column.heading);
    questions.add({ key, kind: 'from', text, note, value: from === undefined ? null : String(from) }, false);
  }
  const prices = isInThousands(column.heading) ? pricesIn(column, sheets) : [];
  const scale =
    prices.length > 0 &&
    prices.every((price) => price < 1000) &&
    questions.choose(
      { key: `thousands:${column.key}`, kind: 'thousands', text: messages.inThousands(column.heading) },
      messages.YES_NO,
      'yes',
      true,
    ) === 'yes';
  return { ...column, from: from ?? 0, isInThousands: scale };
}

export const numberIn = (cell: Cell | undefined): number =>
  isBlank(cell) ? NaN : Number(textOf(cell).trim().replace(',', '.'));

function pricesIn({ places }: MatchedColumn, sheets: readonly MatchedSheet[]): number[] {
  return sheets.flatMap(({ table, head }, number) => {
    const at = places[number] ?? -1;
    return table.rows.slice(head.body).flatMap(({ cells }) => {
      const price = numberIn(cells[at]);
      return Number.isNaN(price) ? [] : [price];
    });
  });
}
