import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { Bin, DeletedKind } from './deleted/bin';
import type { RecordType } from './history/record-type';
import type { LoadDiscounts } from './products/product-discounts';

export interface TabRecord {
  readonly record: RecordType;
  readonly deleted: DeletedKind;
}

/**
 * A tab of the panel. Each tab has a folder here and one entry in `tabs`. The entry declares the data that other tabs
 * show about the tab.
 */
export interface TabSlice {
  /** The tab's name in the URL, after '#'. */
  readonly fragment: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Loads the tab's part of the panel's first view. It runs during the login, even if the URL names another tab. */
  readonly prefetch?: (client: QueryClient, tabs: readonly TabSlice[]) => Promise<unknown>;
  /**
   * The tab's lists that may be outdated after a change in any tab. A mutation with `invalidates: ['lists']`
   * invalidates the lists of all tabs.
   */
  readonly invalidates?: readonly QueryKey[];
  /** How the tab's items are deleted and restored. */
  readonly bin?: Bin;
  /** What Riwayat and Terhapus show of the tab's items. */
  readonly record?: () => Promise<TabRecord>;
  /** Loads the tab's discounts, which the list of products marks. */
  readonly discounts?: LoadDiscounts;
}

export const recordsQuery = (tabs: readonly TabSlice[]) =>
  queryOptions({
    queryKey: ['records'],
    queryFn: () => Promise.all(tabs.flatMap(({ record }) => (record ? [record()] : []))),
    // Functions and icons are not compared.
    structuralSharing: false,
  });

const TabSlices = createContext<readonly TabSlice[]>([]);
export const TabSlicesProvider = TabSlices.Provider;

/** All tabs in the order of the screen, for a tab that shows data about the others. */
export const useTabSlices = (): readonly TabSlice[] => useContext(TabSlices);
