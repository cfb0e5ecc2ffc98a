import type { AdminFlashSaleResponse } from '../../api/generated/models';

export type SaleStatus = AdminFlashSaleResponse['status'];

/** The status of a sale at `now`. The status in the response may be outdated. */
export function statusAt(sale: Pick<AdminFlashSaleResponse, 'startDate' | 'endDate'>, now: Date): SaleStatus {
  if (now >= new Date(sale.endDate)) return 'ended';
  return sale.startDate && now < new Date(sale.startDate) ? 'scheduled' : 'running';
}
