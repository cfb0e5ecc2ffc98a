export interface Summary {
  readonly suite: string;
  readonly minutes: number;
  readonly passed: number;
  readonly failed: number;
  /** The tests that did not run, because this machine lacks something. */
  readonly skipped: readonly string[];
  /** The tests that were retried, with the first line of their first error. */
  readonly retried: readonly { readonly test: string; readonly error: string }[];
}

export function report(summary: Summary): void;
