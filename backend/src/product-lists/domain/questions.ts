import { DomainError } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

/** A question's key begins with its kind: 'column:harga grosir'. */
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

/** What was understood of a list, or has to be asked. */
export interface Question {
  /** Under which the answer is sent. */
  readonly key: string;
  readonly kind: string;
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

interface Asked extends Pick<Question, 'key' | 'text'>, Partial<Pick<Question, 'examples' | 'note'>> {
  /** The labels of the answers by their values. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly isTyped?: boolean;
  readonly guess?: string | null;
  readonly isSure?: boolean;
  /** Why the answer is not taken. The question stays open. */
  readonly fault?: string | undefined;
}

/** Collects what was understood, and what is asked because it was guessed. */
export class Questions {
  readonly open: Question[] = [];
  readonly recognized: Question[] = [];
  private readonly answers: Answers;

  constructor(answers: Answers) {
    this.answers = answers;
  }

  answerTo(key: string): string | undefined {
    return Object.hasOwn(this.answers, key) ? this.answers[key]?.trim() || undefined : undefined;
  }

  /**
   * Returns the answer or the guess.
   * @throws DomainError 'invalid' for an answer that is no option.
   */
  ask({ key, text, labels = {}, guess = null, fault, ...asked }: Asked): string | null {
    const answer = this.answerTo(key);
    if (answer !== undefined && !asked.isTyped && !Object.hasOwn(labels, answer))
      throw new DomainError('invalid', messages.answerUnknown(text));
    const value = fault === undefined ? (answer ?? guess) : null;
    const isKnown = value !== null && (asked.isSure === true || answer !== undefined);
    (isKnown ? this.recognized : this.open).push({
      key,
      kind: key.split(':', 1)[0] ?? '',
      text,
      examples: asked.examples ?? [],
      options: Object.entries(labels).map(([one, label]) => ({ value: one, label })),
      value,
      isRequired: value === null,
      note: fault ?? asked.note ?? null,
    });
    return value;
  }
}
