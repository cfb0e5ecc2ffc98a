import { Zap } from 'lucide-react';
import {
  getAdminListFlashSalesQueryKey,
  getListFlashSalesQueryKey,
} from '../../api/generated/flash-sales/flash-sales';
import { title } from '../../text/admin-flash-sales';

export const flashSalesTab = {
  fragment: 'flash-sales',
  label: title,
  Icon: Zap,
  load: () => import('./flash-sales-tab'),
  invalidates: [getAdminListFlashSalesQueryKey(), getListFlashSalesQueryKey()],
};
