/** The result of one suite. */
export interface Summary {
  readonly suite: string;
  readonly minutes: number;
  /** The tests that were retried, with the first line of their first error. */
  readonly retried: readonly { readonly test: string; readonly error: string }[];
}

export function summaryText(summaries: readonly Summary[]): string;
