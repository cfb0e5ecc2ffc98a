/** A file with the generated first password, for the owner to read. */
export abstract class FirstPasswordFile {
  abstract write(password: string): Promise<void>;
  /** Tells the operator where the file is; called once the password is valid. */
  abstract announce(password: string): void;
  /** Removes the file once its password is outdated. Never throws. */
  abstract remove(): Promise<void>;
}
