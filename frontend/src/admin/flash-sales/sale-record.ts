import { formatWib } from '../../format/wib';
import { fields, otherProduct, sale } from '../../text/admin-flash-sales';
import type { RecordType } from '../history/record-type';

const time = (value: unknown): string => formatWib(String(value));

export const saleRecord: RecordType = {
  type: 'flash-sale',
  name: sale,
  fields,
  formats: { discountPercentage: (value) => `${String(value)}%`, startDate: time, endDate: time },
  untold: { productId: otherProduct },
};
