/** Lets one replica at a time do what the others need not repeat. */
export abstract class ExclusiveRun {
  /** @returns false, without running `work`, while somebody else is at it. */
  abstract attempt(work: () => Promise<void>): Promise<boolean>;
}
