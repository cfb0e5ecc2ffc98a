import { expect, it } from '@jest/globals';
import {
  findForeign,
  HEAD_COLUMNS,
  isBigId,
  isBoolean,
  isDay,
  isListOf,
  isObjectOrNull,
  isText,
} from './column-rules.js';
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

it.each([
  ...(situations.refused as [string, string | number | null][]),
  ...['infinity', '-infinity', '12026-01-01T00:00:00+00:00', '0044-03-15T00:00:00+00:00 BC'].map(
    (time): [string, string] => ['deleted_at', time],
  ),
])('findForeign finds %s: %j', (name, value) => {
  expect(findForeign({ ...ROW, [name]: value }, HEAD_COLUMNS, ROW.id)).toBe(name);
});

it.each<[string, unknown, boolean]>([
  ['flag', false, true],
  ['flag', null, false],
  ['count', 0, true],
  ['count', -1, false],
  ['count', 2 ** 52, true],
  ['count', 2 ** 52 + 1, false],
  ['day', '2026-11-27', true],
  ['day', '2026-11-27T', false],
  ['name', 'Mug', true],
  ['name', 5, false],
  ['days', [], true],
  ['days', ['2026-11-27', '2026-11-28'], true],
  ['days', ['2026-11-27', '28'], false],
  ['days', { 0: '2026-11-27' }, false],
  ['data', null, true],
  ['data', { a: 1 }, true],
  ['data', [], false],
  ['data', 'a', false],
  ['created_at', '1970-01-01T00:00:00Z', true],
  ['created_at', '2099-12-31T23:59:59Z', true],
  ['created_at', '2100-01-01T00:00:00Z', false],
  ['created_at', 5, false],
])('the rule of the column %s for %j answers %s', (column, value, isStored) => {
  const rules = {
    ...HEAD_COLUMNS,
    flag: isBoolean,
    count: isBigId,
    day: isDay,
    name: isText((text) => text.trim()),
    days: isListOf(isDay),
    data: isObjectOrNull,
  };
  expect(findForeign({ [column]: value }, rules, ROW.id)).toBe(isStored ? undefined : column);
});
