import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type {
  ChangedValueResponse,
  DeletedItemResponse,
  DeletedSampleDataResponse,
  DeletedType,
} from '../api/generated/models';

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

type Value = NonNullable<ChangedValueResponse['before']>;

export interface RecordType {
  /** The type's name in the contract. For a part of the content, the name of the part. */
  readonly type: string;
  /** The owner's word for one row of this type. */
  readonly name: string;
  /** The names of the fields that the owner reads in the history. */
  readonly fields: Readonly<Record<string, string>>;
  /** Functions that format the values of a field, by the field's name. Values of other fields are shown unchanged. */
  readonly formats?: Readonly<Record<string, (value: Value) => string>>;
  /** Functions that describe the change of a field, by the field's name. */
  readonly changes?: Readonly<Record<string, (before: Value | null, after: Value | null) => string>>;
  /** Lists whose content is too long to show. */
  readonly lists?: Readonly<Record<string, ListTexts>>;
  /** Fields whose values mean nothing to the owner. A text about the change replaces the values. */
  readonly untold?: Readonly<Record<string, string>>;
}

interface ListTexts {
  readonly count: (n: number) => string;
  /** The text about a list that changed but kept its length. */
  readonly same: string;
}

export interface ProductDiscount {
  readonly productId: string;
  readonly percentage: number;
  /** ISO 8601. */
  readonly until: string;
}

export type LoadDiscounts = (signal: AbortSignal) => Promise<readonly ProductDiscount[]>;

/** What an action for chosen products gets from the list of products. */
export interface ProductActionProps {
  readonly products: readonly { readonly id: string; readonly name: string }[];
  /** Renders a button like those of the other actions. */
  readonly button: (label: string, act: () => void) => ReactNode;
  readonly onDone: () => void;
}

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
  /** The tab's action for chosen products, which the list of products offers. */
  readonly ProductAction?: ComponentType<ProductActionProps>;
}

export const recordsQuery = (tabs: readonly TabSlice[]) =>
  queryOptions({
    queryKey: ['records'],
    queryFn: () => Promise.all(tabs.flatMap(({ record }) => (record ? [record()] : []))),
    // Functions and icons are not compared.
    structuralSharing: false,
  });

export const DISCOUNTS = ['discounts'] as const;

export const discountsQuery = (tabs: readonly TabSlice[]) =>
  queryOptions({
    queryKey: DISCOUNTS,
    queryFn: async ({ signal }) =>
      (await Promise.all(tabs.flatMap(({ discounts }) => (discounts ? [discounts(signal)] : [])))).flat(),
  });

const TabSlices = createContext<readonly TabSlice[]>([]);
export const TabSlicesProvider = TabSlices.Provider;

/** All tabs in the order of the screen, for a tab that shows data about the others. */
export const useTabSlices = (): readonly TabSlice[] => useContext(TabSlices);

/** The bins in the order of the tabs. */
export const useBins = (): readonly TabBin[] =>
  useTabSlices().flatMap(({ fragment, bin }) => (bin ? [{ ...bin, fragment }] : []));

export function useBin(type: DeletedType): TabBin {
  const bin = useBins().find((candidate) => candidate.type === type);
  if (!bin) throw new Error(`No tab declares the bin of ${type}`);
  return bin;
}
