import type { LucideIcon } from 'lucide-react';
import type { DeletedItemResponse, DeletedSampleDataResponse, DeletedType } from '../../api/generated/models';

/** How a tab's items are deleted and restored. A tab whose items can be restored declares one. */
export interface Bin {
  readonly type: DeletedType;
  /** What one item is called. */
  readonly name: string;
  /** Shown for items that have no image. */
  readonly Icon?: LucideIcon;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** What the list of deleted items says of one, beside its name. */
  readonly facts: (item: DeletedItemResponse, now: Date) => string;
  /** Where the removal of the sample data says how many went. */
  readonly deletedSamples: keyof DeletedSampleDataResponse;
}

/** A bin with the fragment of its tab, by which the URL names the bin. */
export interface TabBin extends Bin {
  readonly fragment: string;
}
