import { FileText, LayoutGrid, Settings, Share2 } from 'lucide-react';
import { getListDeletedQueryKey } from '../api/generated/bin/bin';
import {
  deleteCategory,
  getAdminListCategoriesQueryKey,
  restoreCategory,
} from '../api/generated/catalog/catalog';
import { getAdminGetFactsContentQueryKey } from '../api/generated/content/content';
import * as titles from '../text/admin-tabs';
import { flashSalesTab } from './flash-sales/flash-sales-slice';
import { CONTENT_TAB, SETTINGS_TAB, SOCIAL_TAB } from './places';
import { productsTab } from './products/products-slice';
import type { TabSlice } from './tab-slice';

/**
 * The tabs in the order of the screen. An unknown fragment in the URL shows the first tab. An entry that needs code of
 * its folder at once is in the folder.
 */
export const tabs: readonly [TabSlice, ...TabSlice[]] = [
  productsTab,
  {
    fragment: 'kategori',
    label: titles.categories,
    Icon: LayoutGrid,
    load: () => import('./categories/categories-tab'),
    // When the slug of a category changes, the server replaces the slug in the facts, too.
    invalidates: [getAdminListCategoriesQueryKey(), getAdminGetFactsContentQueryKey()],
    bin: {
      type: 'categories',
      name: titles.categories,
      remove: (id) => deleteCategory(id),
      restore: (id) => restoreCategory(id),
      deletedSamples: 'deletedCategories',
    },
    record: () => import('./categories/category-record'),
  },
  flashSalesTab,
  {
    fragment: CONTENT_TAB,
    label: titles.content,
    Icon: FileText,
    load: () => import('./content/content-tab'),
  },
  {
    fragment: SOCIAL_TAB,
    label: titles.social,
    Icon: Share2,
    load: () => import('./social/social-tab'),
  },
  {
    fragment: SETTINGS_TAB,
    label: titles.settings,
    Icon: Settings,
    load: () => import('./settings/settings-tab'),
    invalidates: [getListDeletedQueryKey()],
  },
];
