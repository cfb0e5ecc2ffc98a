import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { Package } from 'lucide-react';
import {
  deleteProduct,
  getAdminListProductsQueryKey,
  restoreProduct,
} from '../../api/generated/catalog/catalog';
import { title } from '../../text/admin-products';
import type { Bin } from '../deleted/bin';
import { FIRST_TAB } from '../panel-location';
import type { TabSlice } from '../tab-slice';
import { DISCOUNTS } from './product-discounts';
import { productRecord } from './product-record';
import { prefetchProducts } from './products-data';

const bin: Bin = {
  type: 'products',
  name: title,
  remove: (id) => deleteProduct(id),
  restore: (id) => restoreProduct(id),
  facts: ({ price }) => formatRupiah(price ?? 0),
  deletedSamples: 'deletedProducts',
};

export const productsTab: TabSlice = {
  fragment: FIRST_TAB,
  label: title,
  Icon: Package,
  load: () => import('./products-tab'),
  prefetch: prefetchProducts,
  invalidates: [getAdminListProductsQueryKey(), DISCOUNTS],
  bin,
  record: productRecord,
};
