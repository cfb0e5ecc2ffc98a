import { expect, it } from '@jest/globals';
import { findForeign } from '../../../platform/domain/column-rules.js';
import { flashSaleTable } from './tables.js';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const SALE = {
  id: ID,
  product_id: ID,
  discount_percentage: 25,
  start_date: null,
  end_date: '2026-11-27T00:00:00+00:00',
  is_sample: false,
  created_at: '2026-11-26T03:51:06+00:00',
  updated_at: '2026-11-26T03:51:06+00:00',
  deleted_at: null,
  version: 1,
};

it.each([
  ['discount_percentage', 0],
  ['discount_percentage', 101],
  ['discount_percentage', 12.5],
  ['product_id', 'x'],
  ['start_date', '1999-12-31T00:00:00+00:00'],
  ['start_date', '-infinity'],
  ['end_date', '2100-01-01T00:00:00+00:00'],
  ['end_date', null],
])('a flash sale is not stored with %s: %j', (name, value) => {
  const { columns = {} } = flashSaleTable;
  expect(findForeign(SALE, columns, ID)).toBeUndefined();
  expect(findForeign({ ...SALE, [name]: value }, columns, ID)).toBe(name);
});
