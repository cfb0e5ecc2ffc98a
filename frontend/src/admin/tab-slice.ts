import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { Bin } from './deleted/bin';
import type { RecordType } from './history/record-type';
import type { LoadDiscounts } from './products/product-discounts';

/** A tab of the panel, which is a folder here and one entry in `tabs`. It declares what other tabs show of it. */
export interface TabSlice {
  /** Its name in the URL, after '#'. */
  readonly fragment: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Loads its part of the panel's first view during the login, whichever tab is opened. */
  readonly prefetch?: (client: QueryClient, tabs: readonly TabSlice[]) => Promise<unknown>;
  /** Its lists that show data of other tabs, too: a mutation with `invalidates: ['lists']` invalidates those of all tabs. */
  readonly invalidates?: readonly QueryKey[];
  /** How its items are deleted and restored. */
  readonly bin?: Bin;
  /** How the history names its items and their fields. */
  readonly record?: RecordType;
  /** The discounts that it gives, which the list of products marks. */
  readonly discounts?: LoadDiscounts;
}

const TabSlices = createContext<readonly TabSlice[]>([]);
export const TabSlicesProvider = TabSlices.Provider;

/** All tabs in the order of the screen, for a tab that shows what the others declare. */
export const useTabSlices = (): readonly TabSlice[] => useContext(TabSlices);
