import type { FlashSaleResponse } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import { type CardProduct, packedLabel } from '../catalog/card-product';

export interface RunningSale extends Pick<FlashSaleResponse, 'discountPercentage' | 'endDate'> {
  readonly product: Pick<CardProduct, 'id' | 'name' | 'price' | 'image' | 'per'>;
}

/** The running flash sales, the soonest end first, with the data of their cards on the home page. */
export const runningSales = partOf(
  '/api/flash-sales',
  'cards',
  (sales: readonly FlashSaleResponse[]): RunningSale[] =>
    sales.map(({ discountPercentage, endDate, product: { id, name, price, priceLabel, images } }) => ({
      discountPercentage,
      endDate,
      product: { id, name, price, image: images[0], per: packedLabel(priceLabel) },
    })),
);
