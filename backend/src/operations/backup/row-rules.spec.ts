import { expect, it } from '@jest/globals';
import { isNumberBetween, isText } from '../../platform/domain/column-rules.js';
import { RowCheck } from './row-rules.js';

const price = isNumberBetween(0, 10);
const rows = new RowCheck([
  { name: 'product', isBackedUp: true, columns: { price } },
  { name: 'content', key: 'key', isBackedUp: true, columns: { body: (_, id) => id === 'site' } },
  { name: 'change_row', key: 'change_id', isBackedUp: true, columns: { row_id: isText(String) } },
]);
const step = (table: string, before: object | null, after: object | null) => ({
  change_id: 7,
  table_name: table,
  row_id: 'a',
  before,
  after,
});

it('RowCheck accepts rows that keep the rules of their tables, and rows of other tables', () => {
  rows.check('product', { id: 'a', price: 3, name: 'X' });
  rows.check('content', { key: 'site', body: {} });
  rows.check('other', { id: 'a' });
  rows.check('change_row', step('product', null, { price: 3 }));
  rows.check('change_row', step('gone', { price: -1 }, null));
});

it.each<[string, Record<string, unknown>, string]>([
  ['product', { id: 'a', price: -1 }, '"a" in the table product, column price'],
  ['content', { key: 'a\nb', body: {} }, '"a\\nb" in the table content, column body'],
  ['change_row', step('product', { price: 11 }, { price: 1 }), '"7" in the table change_row, column before'],
  ['change_row', step('product', null, { price: '1' }), '"7" in the table change_row, column after'],
  ['change_row', step('content', { body: null }, { body: {} }), '"7" in the table change_row, column before'],
])(
  'RowCheck refuses a row of %s that breaks a rule in one sentence that names the row: %j',
  (table, row, where) => {
    expect(() => rows.check(table, row)).toThrow(
      expect.objectContaining({
        name: 'BackupRefused',
        message: `The backup holds a row that the shop does not store: ${where}.`,
      }),
    );
  },
);
