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
  // A deleted item has optional fields for every kind of item. A category always has a slug.
  facts: ({ slug }) => paths.category(slug ?? ''),
  deletedSamples: 'deletedCategories',
};

export const categoriesTab: TabSlice = {
  fragment: 'kategori',
  label: title,
  Icon: LayoutGrid,
  load: () => import('./categories-tab'),
  // When the slug of a category changes, the server replaces the slug in the facts, too.
  invalidates: [getAdminListCategoriesQueryKey(), getAdminGetFactsContentQueryKey()],
  bin,
  record: categoryRecord,
};
