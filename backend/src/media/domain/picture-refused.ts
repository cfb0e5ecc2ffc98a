export type RefusalReason =
  'empty' | 'wrong-format' | 'too-many-pixels' | 'too-many-interlaced-pixels' | 'broken';

/** A source that will not become a published picture; the reason decides what the person is told. */
export class PictureRefused extends Error {
  // A plain field: this file also runs with its types merely stripped (see adapters/sharp).
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`Picture refused: ${reason}`);
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}
