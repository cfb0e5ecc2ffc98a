export type RefusalReason =
  'empty' | 'wrong-format' | 'too-many-pixels' | 'too-many-interlaced-pixels' | 'broken';

/** A photo that cannot be published; the message for the user depends on the reason. */
export class ImageRefused extends Error {
  // `reason` is not a parameter property, because Node cannot strip the types of parameter properties. Tests run this
  // file with stripped types (see adapters/sharp).
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`Image refused: ${reason}`);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}
