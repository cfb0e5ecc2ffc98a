import type { ContentPart } from '../content-part.js';

export interface Ordering {
  /** Lines for the customer to fill in, at the end of a message with a calculation. */
  messageFormat: string | null;
}

export const ORDERING: ContentPart<Ordering> = {
  key: 'ordering',
  defaults: { messageFormat: null },
  promises: [],
};
