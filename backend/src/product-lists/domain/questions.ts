export const QUESTION_KINDS = [
  'sheet',
  'heading',
  'column',
  'from',
  'thousands',
  'categories',
  'unit',
  'category',
  'priceFor',
  'choices',
  'copies',
  'names',
] as const;
type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What was understood of a list, or has to be asked. */
export interface Question {
  /** Under which the answer is sent. */
  readonly key: string;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly examples: readonly string[];
  /** Without options, the answer is typed. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What is answered, or guessed. */
  readonly value: string | null;
  readonly isRequired: boolean;
  readonly note: string | null;
}

/** The answers by the keys of the questions. */
export type Answers = Readonly<Record<string, string>>;

export const MAX_ANSWERS_BYTES = 20_000;

export const NAME_ANSWERS = ['update', 'add', 'skip'] as const;
/** What happens to rows with the name of a stored product. */
export type NameAnswer = (typeof NAME_ANSWERS)[number];
