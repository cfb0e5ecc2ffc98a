import {
  type ColumnRule,
  HEAD_COLUMNS,
  isBoolean,
  isNumberBetween,
  isUuid,
  orNull,
} from '../../../platform/domain/column-rules.js';
import { isPlausible } from '../../../platform/domain/instant.js';
import type { TableEntry, UndoRules } from '../../../platform/index.js';
import { MAX_PERCENTAGE, MIN_PERCENTAGE } from '../../domain/flash-sale.js';
import { erasedProduct, overlapping } from '../../domain/messages.js';
import { OVERLAP_CONSTRAINT } from './flash-sale.record.js';

/** The name of the lock that a writer of a product's sales must hold. */
export const productLock = (productId: string): string => `flash-sale:${productId}`;

const ofProduct = (column: string): string => `(SELECT p.${column} FROM product p WHERE p.id = t.product_id)`;

const isPlausibleTime: ColumnRule = (value) => typeof value === 'string' && isPlausible(new Date(value));

export const flashSaleTable: TableEntry = {
  name: 'flash_sale',
  isBackedUp: true,
  columns: {
    ...HEAD_COLUMNS,
    product_id: isUuid,
    discount_percentage: isNumberBetween(MIN_PERCENTAGE, MAX_PERCENTAGE),
    start_date: orNull(isPlausibleTime),
    end_date: isPlausibleTime,
    is_sample: isBoolean,
  },
  history: 'shown',
  label: `coalesce(${ofProduct('name')}, '${erasedProduct}')`,
  bin: {
    type: 'flash-sales',
    fields: {
      image: ofProduct('images[1]'),
      price: ofProduct('price'),
      discountPercentage: 't.discount_percentage',
      endDate: 't.end_date',
    },
    orphaned: 'NOT EXISTS (SELECT FROM product p WHERE p.id = t.product_id)',
  },
};

export const flashSaleUndo: UndoRules = {
  table: 'flash_sale',
  refusal: (constraint) => (constraint === OVERLAP_CONSTRAINT ? overlapping : undefined),
  lock: ({ product_id: productId }) => productLock(String(productId)),
};
