/** The identity of the database that the shop runs on. */
export abstract class Installation {
  /** A UUID created once per database: the same for all replicas, and after a restore from a backup. */
  abstract id(): Promise<string>;
}
