import { LayoutGrid } from 'lucide-react';
import {
  deleteCategory,
  getAdminListCategoriesQueryKey,
  restoreCategory,
} from '../../api/generated/catalog/catalog';
import { getAdminGetFactsContentQueryKey } from '../../api/generated/content/content';
import * as tabs from '../../text/admin-tabs';
import type { Bin, TabSlice } from '../tab-slice';

const bin: Bin = {
  type: 'categories',
  name: tabs.categories,
  remove: (id) => deleteCategory(id),
  restore: (id) => restoreCategory(id),
  deletedSamples: 'deletedCategories',
};

export const categoriesTab: TabSlice = {
  fragment: 'kategori',
  label: tabs.categories,
  Icon: LayoutGrid,
  load: () => import('./categories-tab'),
  // When the slug of a category changes, the server replaces the slug in the facts, too.
  invalidates: [getAdminListCategoriesQueryKey(), getAdminGetFactsContentQueryKey()],
  bin,
  record: () => import('./category-record'),
};
