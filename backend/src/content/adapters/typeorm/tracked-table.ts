import type { TrackedTable } from '../../../platform/index.js';

export const contentTable: TrackedTable = {
  name: 'content',
  key: 'key',
  namesSql: null,
  // Undoing the first save of a part restores the defaults of this part.
  absent: () => ({ body: {} }),
};
