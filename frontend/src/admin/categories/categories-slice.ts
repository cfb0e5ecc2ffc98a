import { LayoutGrid } from 'lucide-react';
import { getAdminListCategoriesQueryKey } from '../../api/generated/catalog/catalog';
import { title } from '../../text/admin-categories';

export const categoriesTab = {
  fragment: 'kategori',
  label: title,
  Icon: LayoutGrid,
  load: () => import('./categories-tab'),
  invalidates: [getAdminListCategoriesQueryKey()],
};
