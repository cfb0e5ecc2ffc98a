import { shortWib } from '../../format/short-wib';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-flash-sales';
import * as common from '../../text/common';
import type { DeletedKind, RecordType } from '../tab-slice';

const time = (value: unknown): string => formatWib(String(value));

export const record: RecordType = {
  type: 'flash-sale',
  name: text.sale,
  fields: text.fields,
  formats: { discountPercentage: (value) => `${String(value)}%`, startDate: time, endDate: time },
  untold: { productId: text.otherProduct },
};

export const deleted: DeletedKind = {
  type: 'flash-sales',
  // A deleted item has optional fields for every kind of item. A flash sale has both of these fields.
  facts: ({ discountPercentage, endDate }, now) =>
    `${common.discountBadge(discountPercentage ?? 0)} · ${text.ends(shortWib(endDate ?? '', now))}`,
};
