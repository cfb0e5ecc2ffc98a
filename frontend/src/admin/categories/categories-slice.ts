import { LayoutGrid } from 'lucide-react';
import {
  deleteCategory,
  getAdminListCategoriesQueryKey,
  restoreCategory,
} from '../../api/generated/catalog/catalog';
import { title } from '../../text/admin-categories';
import type { Bin } from '../deleted/bin';

const bin: Bin = {
  type: 'categories',
  name: title,
  Icon: LayoutGrid,
  remove: (id) => deleteCategory(id),
  restore: (id) => restoreCategory(id),
};

export const categoriesTab = {
  fragment: 'kategori',
  label: title,
  Icon: LayoutGrid,
  load: () => import('./categories-tab'),
  invalidates: [getAdminListCategoriesQueryKey()],
  bin,
};
