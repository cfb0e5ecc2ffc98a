import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { Bin } from './deleted/bin';
import type { RecordType } from './history/record-type';
import type { LoadDiscounts } from './products/product-discounts';

/** A tab of the panel: a folder here and one entry in `tabs`. A tab declares the data that other tabs show about it. */
export interface TabSlice {
  /** Its name in the URL, after '#'. */
  readonly fragment: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Loads its part of the panel's first view during the login, even if another tab is opened. */
  readonly prefetch?: (client: QueryClient, tabs: readonly TabSlice[]) => Promise<unknown>;
  /**
   * Its lists that show data of other tabs. A mutation with `invalidates: ['lists']` invalidates these lists of all
   * tabs.
   */
  readonly invalidates?: readonly QueryKey[];
  /** The deletion and restoration of its items. */
  readonly bin?: Bin;
  /** The names of its items and their fields in the history. */
  readonly record?: RecordType;
  /** Its discounts, which are marked in the list of products. */
  readonly discounts?: LoadDiscounts;
}

const TabSlices = createContext<readonly TabSlice[]>([]);
export const TabSlicesProvider = TabSlices.Provider;

/** All tabs in the order of the screen, for a tab that shows data about the others. */
export const useTabSlices = (): readonly TabSlice[] => useContext(TabSlices);
