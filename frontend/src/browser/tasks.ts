import { openingTask } from '../storefront/contact/live-opening';
import { salesTask } from '../storefront/flash-sales/live-sales';

/** Updates a part of a page by the server's time while the page is not hydrated. */
export interface LiveTask {
  /** Selects the elements of the task. Without such elements the task is skipped. */
  readonly selector: string;
  /**
   * Updates the page.
   * @param now the server's time in epoch milliseconds.
   * @returns the instant at which the page must be rendered again; `Infinity` when there is none.
   */
  readonly update: (now: number) => number;
}

/** The tasks import only small modules without React, because they are in the first script of every page. */
export const tasks: readonly LiveTask[] = [salesTask, openingTask];
