import type { AdminFlashSaleResponse } from '../../api/generated/models';

export type SaleStatus = AdminFlashSaleResponse['status'];

/** The status of a sale at `now`. That of the response may be outdated, and `now` may be before a sale that just ended. */
export function statusAt(
  sale: Pick<AdminFlashSaleResponse, 'startDate' | 'endDate' | 'status'>,
  now: Date,
): SaleStatus {
  if (sale.status === 'ended' || now >= new Date(sale.endDate)) return 'ended';
  return sale.startDate && now < new Date(sale.startDate) ? 'scheduled' : 'running';
}
