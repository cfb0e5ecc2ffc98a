import { Package } from 'lucide-react';
import {
  deleteProduct,
  getAdminListProductsQueryKey,
  restoreProduct,
} from '../../api/generated/catalog/catalog';
import { title } from '../../text/admin-products';
import type { Bin } from '../deleted/bin';
import { FIRST_TAB } from '../panel-location';
import { prefetchProducts } from './products-data';

const bin: Bin = {
  type: 'products',
  name: title,
  remove: (id) => deleteProduct(id),
  restore: (id) => restoreProduct(id),
};

export const productsTab = {
  fragment: FIRST_TAB,
  label: title,
  Icon: Package,
  load: () => import('./products-tab'),
  prefetch: prefetchProducts,
  invalidates: [getAdminListProductsQueryKey()],
  bin,
};
