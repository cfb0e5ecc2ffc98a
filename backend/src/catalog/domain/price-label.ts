import { formatRupiah } from '../../platform/domain/rupiah.js';

export interface PriceLabel {
  /** What the price is for, such as 'lembar' or '250 lembar'; null if the shop tells the price by chat. */
  readonly unit: string | null;
  /** Whether the list has higher prices, too. */
  readonly from: boolean;
  readonly onRequest: boolean;
}

export const ON_REQUEST = 'Harga lewat chat';

/** Returns 'Rp 85.000 / kotak', 'mulai Rp 1.200 / lembar' or 'Harga lewat chat'. */
export function priceText(price: number, label: PriceLabel | null | undefined): string {
  if (!label) return formatRupiah(price);
  if (label.onRequest) return ON_REQUEST;
  return `${label.from ? 'mulai ' : ''}${formatRupiah(price)} / ${label.unit ?? ''}`;
}
