export interface DatabaseFacts {
  /** The server's version, such as `18.1`. */
  readonly version: string;
  /** The role that the shop logs in with. */
  readonly role: string;
  readonly isSuperuser: boolean;
  readonly now: Date;
  /** Names of migrations that this release has and the database has not. */
  readonly pending: readonly string[];
  /** Names of migrations that the database has and this release has not. */
  readonly unknown: readonly string[];
  /** The id in the storage's mark; undefined before the first start. */
  readonly installation: string | undefined;
}

export abstract class DatabaseInspector {
  /** @throws what the driver throws when the database does not respond. */
  abstract inspect(): Promise<DatabaseFacts>;
}
