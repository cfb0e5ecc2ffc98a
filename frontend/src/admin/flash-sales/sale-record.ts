import { shortWib } from '../../format/short-wib';
import { formatWib } from '../../format/wib';
import { ends, fields, otherProduct, sale } from '../../text/admin-flash-sales';
import { discountBadge } from '../../text/common';
import type { DeletedKind } from '../deleted/bin';
import type { RecordType } from '../history/record-type';

const time = (value: unknown): string => formatWib(String(value));

export const record: RecordType = {
  type: 'flash-sale',
  name: sale,
  fields,
  formats: { discountPercentage: (value) => `${String(value)}%`, startDate: time, endDate: time },
  untold: { productId: otherProduct },
};

export const deleted: DeletedKind = {
  type: 'flash-sales',
  // A deleted item has optional fields for every kind of item. A flash sale has both of these fields.
  facts: ({ discountPercentage, endDate }, now) =>
    `${discountBadge(discountPercentage ?? 0)} · ${ends(shortWib(endDate ?? '', now))}`,
};
