import { Zap } from 'lucide-react';
import {
  deleteFlashSale,
  getAdminListFlashSalesQueryKey,
  restoreFlashSale,
} from '../../api/generated/flash-sales/flash-sales';
import * as text from '../../text/admin-flash-sales';
import * as tabs from '../../text/admin-tabs';
import type { Bin, TabSlice } from '../tab-slice';
import { chunk } from '../ui/chunk';
import { loadDiscounts } from './running-discounts';

const bin: Bin = {
  type: 'flash-sales',
  name: text.sale,
  remove: (id) => deleteFlashSale(id),
  restore: (id) => restoreFlashSale(id),
  deletedSamples: 'deletedFlashSales',
};

export const flashSalesTab: TabSlice = {
  fragment: 'flash-sales',
  label: tabs.flashSales,
  Icon: Zap,
  load: () => import('./flash-sales-tab'),
  invalidates: [getAdminListFlashSalesQueryKey()],
  bin,
  record: () => import('./sale-record'),
  discounts: loadDiscounts,
  ProductAction: chunk(() => import('./sale-action')),
};
