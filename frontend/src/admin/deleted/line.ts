import type { DeletedItemResponse } from '../../api/generated/models';
import * as text from '../../text/admin-deleted';

interface Line {
  readonly name: string;
  readonly count: number;
  /** The change whose deletions the line stands for; undefined for a single item. */
  readonly change: number | undefined;
}

/** What a line of the bin stands for: one item, or all items that one change deleted. */
export function lineOf({ name, change, together = 1 }: DeletedItemResponse): Line {
  if (together === 1 || typeof change !== 'number') return { name, count: 1, change: undefined };
  return { name: text.andOthers(name, together - 1), count: together, change };
}
