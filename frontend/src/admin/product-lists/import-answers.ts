import type { ImportQuestionSchema, ImportReportResponse } from '../../api/generated/models';
import * as text from '../../text/admin-lists';
import { refusalOf } from './import-rows';

export type Answers = Readonly<Record<string, string>>;

/** What was read of a list. */
export interface Reading {
  readonly file: File;
  /** The name under which answers about lists with these headings are kept. */
  readonly form: string;
  readonly answers: Answers;
  readonly report: ImportReportResponse;
}

const KEY = 'etalase.list-answers';
const MAX_KEPT = 10;
/** The column that says what is asked for the whole list otherwise. */
const SAID_BY_COLUMN: Readonly<Record<string, string>> = {
  unit: 'unit',
  category: 'category',
  categories: 'category',
};

export const isSheet = ({ kind }: ImportQuestionSchema): boolean => kind === 'sheet';

export const valueOf = ({ key, value }: ImportQuestionSchema, given: Answers): string =>
  given[key] ?? value ?? '';

/** Returns what has to be answered once the columns have their given meanings, and what is understood. */
export function questionsOf({ questions, recognized }: ImportReportResponse, given: Answers) {
  const all = [...questions, ...recognized];
  const columns = new Map(
    all.filter(({ kind }) => kind === 'column').map((column) => [headingOf(column), column] as const),
  );
  const isPriceFrom = (heading: string): boolean => {
    const column = columns.get(heading);
    return !column || valueOf(column, given) === 'tier';
  };
  const meanings = [...columns.values()].map((column) => valueOf(column, given));
  const isMeant = (question: ImportQuestionSchema): boolean =>
    question.kind === 'from'
      ? isPriceFrom(headingOf(question))
      : !meanings.includes(SAID_BY_COLUMN[question.kind] ?? '');
  const asked = all.map(({ key }) => key);
  const added = [...columns]
    .filter(([heading]) => isPriceFrom(heading) && !asked.includes(`from:${heading}`))
    .map(([heading, column]): ImportQuestionSchema => {
      const question = { key: `from:${heading}`, kind: 'from', text: text.startsAt(column.text) } as const;
      return { ...question, examples: [], options: [], value: null, isRequired: true, note: null };
    });
  return { open: [...questions.filter(isMeant), ...added], known: recognized.filter(isMeant) };
}

const headingOf = ({ key }: ImportQuestionSchema): string => key.slice(key.indexOf(':') + 1);

/** Returns which sheets and columns were read, and as what. */
export function columnsOf(recognized: readonly ImportQuestionSchema[]): string {
  const sheets = recognized.filter((one) => isSheet(one) && one.value === 'yes').map((one) => one.text);
  const columns = recognized
    .filter(({ kind, value }) => kind === 'column' && value !== 'ignore')
    .map((one) => {
      const from = recognized.find(({ key }) => key === `from:${headingOf(one)}`)?.value;
      const meaning = one.options.find(({ value }) => value === one.value)?.label;
      return text.readAs(one.text, meaning?.replace('…', from ?? '…'));
    });
  return columns.length > 0 ? text.read(sheets.join(', '), columns.join(', ')) : '';
}

/** Returns why an answer is not taken; undefined if it is. */
export function errorOf(question: ImportQuestionSchema, value: string): string | undefined {
  if (value.trim() === '') return question.isRequired ? text.notAnswered : undefined;
  return question.options.length === 0 ? refusalOf(question.kind, value) : undefined;
}

export const formOf = ({ questions, recognized }: ImportReportResponse): string =>
  [...questions, ...recognized]
    .filter(({ kind }) => kind === 'column')
    .map(headingOf)
    .sort()
    .join('\n');

export const keptAnswers = (form: string): Answers | undefined =>
  kept().find((one) => one.form === form)?.answers;

/** Keeps the last answers on this device. Those about copied rows hold for one file only. */
export function keepAnswers(form: string, { copies: _copies, ...answers }: Answers): void {
  // A list like the export has no columns to ask about.
  if (form === '') return;
  const others = kept().filter((one) => one.form !== form);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ form, answers }, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Without storage, the questions are asked again.
  }
}

function kept(): readonly Pick<Reading, 'form' | 'answers'>[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as ReturnType<typeof kept>;
  } catch {
    return [];
  }
}
