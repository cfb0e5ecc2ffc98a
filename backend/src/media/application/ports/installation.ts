/** Which database this shop runs on. */
export abstract class Installation {
  /** A UUID made once per database: the same for every replica, and after a restore from a backup. */
  abstract id(): Promise<string>;
}
