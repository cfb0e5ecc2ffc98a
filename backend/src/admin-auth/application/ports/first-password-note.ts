/** A note with the generated first password, for the owner to read. */
export abstract class FirstPasswordNote {
  abstract write(password: string): Promise<void>;
  /** Tells the operator where the note is; called once the password is valid. */
  abstract announce(password: string): void;
  /** Removes the note once its password is outdated. Never throws. */
  abstract remove(): Promise<void>;
}
