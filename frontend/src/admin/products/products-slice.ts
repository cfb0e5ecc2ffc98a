import { Package } from 'lucide-react';
import { getAdminListProductsQueryKey } from '../../api/generated/catalog/catalog';
import { title } from '../../text/admin-products';
import { FIRST_TAB } from '../panel-location';
import { prefetchProducts } from './products-data';

export const productsTab = {
  fragment: FIRST_TAB,
  label: title,
  Icon: Package,
  load: () => import('./products-tab'),
  prefetch: prefetchProducts,
  invalidates: [getAdminListProductsQueryKey()],
};
