import { priceText } from '@etalase/backend/rules/price-label';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-products';
import * as tabs from '../../text/admin-tabs';
import { pricingChange } from './pricing-changes';
import type { DeletedKind, RecordType } from '../tab-slice';

export const record: RecordType = {
  type: 'product',
  name: tabs.products,
  fields: text.fields,
  formats: {
    price: (value) => formatRupiah(Number(value)),
    publishAt: (value) => formatWib(String(value)),
  },
  changes: { pricing: pricingChange },
  lists: { images: { count: text.imageCount, same: text.otherImages } },
};

export const deleted: DeletedKind = {
  type: 'products',
  facts: ({ price, priceLabel }) => priceText(price ?? 0, priceLabel),
};
