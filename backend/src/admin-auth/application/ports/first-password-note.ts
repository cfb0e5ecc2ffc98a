/** How the owner learns a generated first password. */
export abstract class FirstPasswordNote {
  abstract write(password: string): Promise<void>;
  /** Says where the note is; called once it counts. */
  abstract announce(password: string): void;
  /** Gone once the password it names is not the password any more; a failure is no reason to stop. */
  abstract remove(): Promise<void>;
}
