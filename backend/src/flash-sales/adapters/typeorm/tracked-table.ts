import { deletedRow, type TrackedTable } from '../../../platform/index.js';
import { overlapping } from '../../domain/messages.js';
import { OVERLAP_CONSTRAINT } from './flash-sale.record.js';
import { productLock } from './product-lock.js';

/** In the history, a sale is shown with the name of its product. */
export const flashSaleTable: TrackedTable = {
  name: 'flash_sale',
  key: 'id',
  namesSql: `SELECT sale.id::text, product.name FROM flash_sale sale JOIN product ON product.id = product_id
             WHERE sale.id = ANY($1)`,
  absent: deletedRow,
  refusal: (constraint) => (constraint === OVERLAP_CONSTRAINT ? overlapping : undefined),
  lock: ({ product_id: productId }) => productLock(String(productId)),
};
