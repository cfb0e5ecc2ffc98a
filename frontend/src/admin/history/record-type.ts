import type { ChangedValueResponse } from '../../api/generated/models';

type Value = NonNullable<ChangedValueResponse['before']>;

export interface RecordType {
  /** The type's name in the contract. For a part of the content, the name of the part. */
  readonly type: string;
  /** The owner's word for one row of this type. */
  readonly name: string;
  /** The names of the fields that the owner reads in the history. */
  readonly fields: Readonly<Record<string, string>>;
  /** Functions that format the values of a field, by the field's name. Values of other fields are shown unchanged. */
  readonly formats?: Readonly<Record<string, (value: Value) => string>>;
  /** Functions that describe the change of a field, by the field's name. */
  readonly changes?: Readonly<Record<string, (before: Value | null, after: Value | null) => string>>;
  /** Lists whose content is too long to show. */
  readonly lists?: Readonly<Record<string, ListTexts>>;
  /** Fields whose values mean nothing to the owner. A text about the change replaces the values. */
  readonly untold?: Readonly<Record<string, string>>;
}

interface ListTexts {
  readonly count: (n: number) => string;
  /** The text about a list that changed but kept its length. */
  readonly same: string;
}
