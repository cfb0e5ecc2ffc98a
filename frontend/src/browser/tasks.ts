import { openingTask } from '../storefront/contact/live-opening';
import { salesTask } from '../storefront/flash-sales/live-sales';

/** Keeps a part of a page true to the server's time while the page is not hydrated. */
export interface LiveTask {
  /** Selects the elements without which the task has nothing to do. */
  readonly selector: string;
  /**
   * Updates the page.
   * @param now the server's time in epoch milliseconds.
   * @returns the instant at which the page must be rendered again; `Infinity` when there is none.
   */
  readonly update: (now: number) => number;
}

/** The tasks import only what they update, because they are in the first script of every page. */
export const tasks: readonly LiveTask[] = [salesTask, openingTask];
