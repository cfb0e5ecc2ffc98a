import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { formatWib } from '../../format/wib';
import { fields, imageCount, otherImages, title } from '../../text/admin-products';
import type { RecordType } from '../history/record-type';

export const productRecord: RecordType = {
  type: 'product',
  name: title,
  fields,
  formats: {
    price: (value) => formatRupiah(Number(value)),
    publishAt: (value) => formatWib(String(value)),
  },
  lists: { images: { count: imageCount, same: otherImages } },
};
