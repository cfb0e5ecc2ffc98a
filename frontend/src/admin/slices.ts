import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { categoriesTab } from './categories/categories-slice';
import { contentTab } from './content/content-slice';
import type { Bin, TabBin } from './deleted/bin';
import { flashSalesTab } from './flash-sales/flash-sales-slice';
import { productsTab } from './products/products-slice';
import { settingsTab } from './settings/settings-slice';
import { socialTab } from './social/social-slice';

/** A tab of the panel, which is a folder here and one entry in `tabs`. */
export interface TabSlice {
  /** Its name in the URL, after '#'. */
  readonly fragment: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Loads its part of the panel's first view during the login, whichever tab is opened. */
  readonly prefetch?: (client: QueryClient) => Promise<unknown>;
  /** Its lists that show data of other tabs, too: a mutation with `invalidates: ['lists']` invalidates those of all tabs. */
  readonly invalidates?: readonly QueryKey[];
  /** How its items are deleted and restored. */
  readonly bin?: Bin;
}

/** The tabs in the order of the screen. An unknown fragment shows the first one. */
export const tabs: readonly [TabSlice, ...TabSlice[]] = [
  productsTab,
  categoriesTab,
  flashSalesTab,
  contentTab,
  socialTab,
  settingsTab,
];

/** What can be deleted and restored, in the same order. */
export const bins: readonly TabBin[] = tabs.flatMap(({ fragment, bin }) =>
  bin ? [{ ...bin, fragment }] : [],
);
