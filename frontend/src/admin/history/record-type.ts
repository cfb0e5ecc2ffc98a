import type { ChangedValueResponse } from '../../api/generated/models';

type Value = NonNullable<ChangedValueResponse['before']>;

/** How the history tells of the rows of one type. */
export interface RecordType {
  /** Its name in the contract; of a part of the content the name of the part. */
  readonly type: string;
  /** What one row is called. */
  readonly name: string;
  /** The owner's names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** How values are written that need more than their text. */
  readonly formats?: Readonly<Record<string, (value: Value) => string>>;
  /** Lists whose content is too long to be shown. */
  readonly lists?: Readonly<Record<string, ListTexts>>;
  /** Fields whose values say nothing to the owner, with what is said of a change. */
  readonly untold?: Readonly<Record<string, string>>;
}

export interface ListTexts {
  readonly count: (n: number) => string;
  /** Said of a list that is as long as before. */
  readonly same: string;
}
