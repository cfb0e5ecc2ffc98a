import { expect, it } from '@jest/globals';
import { findForeign, HEAD_COLUMNS } from './column-rules.js';
import situations from './column-rules.spec.json' with { type: 'json' };

const ROW = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  created_at: '2026-11-26T03:51:06.897+00:00',
  updated_at: '2026-11-26T03:51:06+00:00',
  deleted_at: null,
  version: 1,
};

it('findForeign finds nothing in a row of the shop, and reads neither missing columns nor those without a rule', () => {
  expect(findForeign(ROW, HEAD_COLUMNS, ROW.id)).toBeUndefined();
  expect(findForeign({ version: 2, color: 'red' }, HEAD_COLUMNS, ROW.id)).toBeUndefined();
});

it.each(situations.refused as [string, string | number | null][])(
  'findForeign finds nothing in a row of the shop, and reads neither missing columns nor those without a rule',
  () => {
    expect(findForeign(ROW, HEAD_COLUMNS, ROW.id)).toBeUndefined();
    expect(findForeign({ version: 2, color: 'red' }, HEAD_COLUMNS, ROW.id)).toBeUndefined();
  },
);

it.each([
  ...(situations.refused as [string, string | number | null][]),
  ...['infinity', '-infinity', '12026-01-01T00:00:00+00:00', '0044-03-15T00:00:00+00:00 BC'].map(
    (time): [string, string] => ['deleted_at', time],
  ),
])('findForeign finds %s: %j', (name, value) => {
  expect(findForeign({ ...ROW, [name]: value }, HEAD_COLUMNS, ROW.id)).toBe(name);
});
