import { Zap } from 'lucide-react';
import {
  deleteFlashSale,
  getAdminListFlashSalesQueryKey,
  restoreFlashSale,
} from '../../api/generated/flash-sales/flash-sales';
import { shortWib } from '../../format/short-wib';
import { ends, sale, title } from '../../text/admin-flash-sales';
import { discountBadge } from '../../text/common';
import type { Bin } from '../deleted/bin';
import type { TabSlice } from '../tab-slice';
import { loadDiscounts } from './running-discounts';
import { saleRecord } from './sale-record';

const bin: Bin = {
  type: 'flash-sales',
  name: sale,
  remove: (id) => deleteFlashSale(id),
  restore: (id) => restoreFlashSale(id),
  // A deleted item has optional fields for every kind of item. A flash sale has both of these fields.
  facts: ({ discountPercentage, endDate }, now) =>
    `${discountBadge(discountPercentage ?? 0)} · ${ends(shortWib(endDate ?? '', now))}`,
  deletedSamples: 'deletedFlashSales',
};

export const flashSalesTab: TabSlice = {
  fragment: 'flash-sales',
  label: title,
  Icon: Zap,
  load: () => import('./flash-sales-tab'),
  invalidates: [getAdminListFlashSalesQueryKey()],
  bin,
  record: saleRecord,
  discounts: loadDiscounts,
};
