import type { LucideIcon } from 'lucide-react';
import type { DeletedItemResponse, DeletedSampleDataResponse, DeletedType } from '../../api/generated/models';

/** How a tab's items are deleted and restored. Each tab whose items can be restored declares a bin. */
export interface Bin {
  readonly type: DeletedType;
  readonly name: string;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** The field for the number of deleted items of this kind in the response to the removal of sample data, if any. */
  readonly deletedSamples?: keyof DeletedSampleDataResponse;
}

/** How Terhapus shows a tab's items. */
export interface DeletedKind {
  readonly type: DeletedType;
  /** The icon of the items. Without it, each item shows its image. */
  readonly Icon?: LucideIcon;
  /** The facts below the item's name. */
  readonly facts: (item: DeletedItemResponse, now: Date) => string;
}

/** A bin with the fragment of its tab. The fragment names the bin in the URL. */
export interface TabBin extends Bin {
  readonly fragment: string;
}
