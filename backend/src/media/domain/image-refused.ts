export type RefusalReason =
  'empty' | 'wrong-format' | 'too-many-pixels' | 'too-many-interlaced-pixels' | 'broken';

/** A source that will not become a published image; the reason decides what the person is told. */
export class ImageRefused extends Error {
  // A plain field: this file also runs with its types merely stripped (see adapters/sharp).
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`Image refused: ${reason}`);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}
