import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { DeletedType } from '../../api/generated/models';

/** How a tab's items are deleted and restored. A tab whose items can be restored declares one. */
export interface Bin {
  readonly type: DeletedType;
  /** What one item is called. */
  readonly name: string;
  /** Shown for items that have no image. */
  readonly Icon?: LucideIcon;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
}

/** A bin with the fragment of its tab, by which the URL names the bin. */
export interface TabBin extends Bin {
  readonly fragment: string;
}

const Bins = createContext<readonly TabBin[]>([]);
export const BinsProvider = Bins.Provider;

/** The bins in the order of the tabs. */
export const useBins = (): readonly TabBin[] => useContext(Bins);

export function useBin(type: DeletedType): TabBin {
  const bin = useBins().find((one) => one.type === type);
  if (!bin) throw new Error(`No tab declares the bin of ${type}`);
  return bin;
}
