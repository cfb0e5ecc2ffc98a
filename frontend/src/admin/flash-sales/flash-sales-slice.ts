import { Zap } from 'lucide-react';
import {
  deleteFlashSale,
  getAdminListFlashSalesQueryKey,
  getListFlashSalesQueryKey,
  restoreFlashSale,
} from '../../api/generated/flash-sales/flash-sales';
import { sale, title } from '../../text/admin-flash-sales';
import type { Bin } from '../deleted/bin';

const bin: Bin = {
  type: 'flash-sales',
  name: sale,
  remove: (id) => deleteFlashSale(id),
  restore: (id) => restoreFlashSale(id),
};

export const flashSalesTab = {
  fragment: 'flash-sales',
  label: title,
  Icon: Zap,
  load: () => import('./flash-sales-tab'),
  invalidates: [getAdminListFlashSalesQueryKey(), getListFlashSalesQueryKey()],
  bin,
};
