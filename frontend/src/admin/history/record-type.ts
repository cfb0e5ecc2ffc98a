import type { ChangedValueResponse } from '../../api/generated/models';

type Value = NonNullable<ChangedValueResponse['before']>;

/** The texts of the history for the rows of one type. */
export interface RecordType {
  /** The type's name in the contract. For a part of the content, the name of the part. */
  readonly type: string;
  /** The name for one row. */
  readonly name: string;
  /** The owner's names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The formats of values that need more than their text. */
  readonly formats?: Readonly<Record<string, (value: Value) => string>>;
  /** Lists whose content is too long to show. */
  readonly lists?: Readonly<Record<string, ListTexts>>;
  /** Fields whose values mean nothing to the owner, with the text about a change. */
  readonly untold?: Readonly<Record<string, string>>;
}

export interface ListTexts {
  readonly count: (n: number) => string;
  /** The text about a changed list of the same length. */
  readonly same: string;
}
