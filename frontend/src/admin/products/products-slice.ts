import { Package } from 'lucide-react';
import {
  deleteProduct,
  getAdminListProductsQueryKey,
  getGetPinsQueryKey,
  restoreProduct,
} from '../../api/generated/catalog/catalog';
import * as tabs from '../../text/admin-tabs';
import { FIRST_TAB } from '../panel-location';
import { type Bin, DISCOUNTS, type TabSlice } from '../tab-slice';
import { prefetchProducts } from './products-data';

const bin: Bin = {
  type: 'products',
  name: tabs.products,
  remove: (id) => deleteProduct(id),
  restore: (id) => restoreProduct(id),
  deletedSamples: 'deletedProducts',
};

export const productsTab: TabSlice = {
  fragment: FIRST_TAB,
  label: tabs.products,
  Icon: Package,
  load: () => import('./products-tab'),
  prefetch: prefetchProducts,
  invalidates: [getAdminListProductsQueryKey(), getGetPinsQueryKey(), DISCOUNTS],
  bin,
  record: () => import('./product-record'),
};
