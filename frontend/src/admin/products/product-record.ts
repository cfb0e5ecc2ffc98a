import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { formatWib } from '../../format/wib';
import { fields, imageCount, otherImages, title } from '../../text/admin-products';
import { pricingChange } from './pricing-changes';
import type { RecordType } from '../history/record-type';

export const productRecord: RecordType = {
  type: 'product',
  name: title,
  fields,
  formats: {
    price: (value) => formatRupiah(Number(value)),
    publishAt: (value) => formatWib(String(value)),
  },
  changes: { pricing: pricingChange },
  lists: { images: { count: imageCount, same: otherImages } },
};
