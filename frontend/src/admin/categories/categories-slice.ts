import { LayoutGrid } from 'lucide-react';
import {
  deleteCategory,
  getAdminListCategoriesQueryKey,
  restoreCategory,
} from '../../api/generated/catalog/catalog';
import { getAdminGetFactsContentQueryKey } from '../../api/generated/content/content';
import { title } from '../../text/admin-categories';
import { paths } from '../../paths';
import type { Bin } from '../deleted/bin';
import type { TabSlice } from '../tab-slice';
import { categoryRecord } from './category-record';

const bin: Bin = {
  type: 'categories',
  name: title,
  Icon: LayoutGrid,
  remove: (id) => deleteCategory(id),
  restore: (id) => restoreCategory(id),
  facts: ({ slug }) => paths.category(slug ?? ''),
  deletedSamples: 'deletedCategories',
};

export const categoriesTab: TabSlice = {
  fragment: 'kategori',
  label: title,
  Icon: LayoutGrid,
  load: () => import('./categories-tab'),
  // The shop follows a renamed slug in the facts.
  invalidates: [getAdminListCategoriesQueryKey(), getAdminGetFactsContentQueryKey()],
  bin,
  record: categoryRecord,
};
