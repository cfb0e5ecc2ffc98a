import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/domain/domain-error.js';
import { id } from '../testing/builders.js';
import { parseBulkChange, parseBulkItems } from './bulk-change.js';
import { MAX_BULK_ITEMS } from './bulk-limits.js';

const refusedFields = (parse: () => unknown): string[] => {
  try {
    parse();
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return Object.keys(error.fields ?? {});
    throw error;
  }
  return [];
};
const item = (number: number, version = 1) => ({ id: id(number), version });

describe('parseBulkItems', () => {
  it('accepts up to 2,000 products, with ids in any case', () => {
    const items = Array.from({ length: MAX_BULK_ITEMS }, (_, i) => item(i + 1));
    expect(parseBulkItems(items)).toEqual(items);
    const upper = { id: 'ABCDEF00-0000-4000-8000-000000000001', version: 3 };
    expect(parseBulkItems([upper])).toEqual([{ id: upper.id.toLowerCase(), version: 3 }]);
  });

  it.each([
    ['no list', {}, 'items'],
    ['an empty list', [], 'items'],
    ['too many', Array.from({ length: MAX_BULK_ITEMS + 1 }, (_, i) => item(i)), 'items'],
    ['a text', ['x'], 'items.0'],
    ['null', [null], 'items.0'],
    ['another field', [{ ...item(1), name: 'x' }], 'items.0.name'],
    ['no id', [item(1), { version: 1 }], 'items.1.id'],
    ['another id', [{ id: 'x', version: 1 }], 'items.0.id'],
    ['no version', [{ id: id(1) }], 'items.0.version'],
    ['version 0', [item(1, 0)], 'items.0.version'],
    ['version 1.5', [item(1, 1.5)], 'items.0.version'],
    ['the same id twice', [item(1), item(2), item(1)], 'items.2.id'],
    [
      'the same id twice in another case',
      [
        { id: 'abcdef00-0000-4000-8000-000000000001', version: 1 },
        { id: 'ABCDEF00-0000-4000-8000-000000000001', version: 2 },
      ],
      'items.1.id',
    ],
  ])('refuses %s', (_, items, field) => {
    expect(refusedFields(() => parseBulkItems(items))).toEqual([field]);
  });
});

describe('parseBulkChange', () => {
  it.each([
    { isActive: false },
    { isNew: true },
    { category: 'spanduk' },
    { deleted: true },
    { price: { percent: -90 } },
    { price: { percent: 499.9, roundTo: 500 } },
    { price: { amount: -1500, roundTo: 1000 } },
  ])('accepts %j', (change) => {
    expect(parseBulkChange(change)).toEqual(change);
  });

  it('reads no rounding from null', () => {
    expect(parseBulkChange({ price: { percent: 8, roundTo: null } })).toEqual({ price: { percent: 8 } });
    expect(parseBulkChange({ isNew: undefined, isActive: true })).toEqual({ isActive: true });
  });

  it.each([
    [null, 'change'],
    [[], 'change'],
    [{}, 'change'],
    [{ isActive: true, isNew: true }, 'change'],
    [{ name: 'x' }, 'change.name'],
    [{ isActive: 'true' }, 'change.isActive'],
    [{ isNew: null }, 'change.isNew'],
    [{ category: 5 }, 'change.category'],
    [{ deleted: false }, 'change.deleted'],
    [{ price: 8 }, 'change.price'],
    [{ price: null }, 'change.price'],
    [{ price: {} }, 'change.price'],
    [{ price: { percent: 8, amount: 8 } }, 'change.price'],
    [{ price: { percent: 8, to: 100 } }, 'change.price.to'],
    [{ price: { percent: -100 } }, 'change.price.percent'],
    [{ price: { percent: -90.1 } }, 'change.price.percent'],
    [{ price: { percent: 500.1 } }, 'change.price.percent'],
    [{ price: { percent: 8.25 } }, 'change.price.percent'],
    [{ price: { percent: '8' } }, 'change.price.percent'],
    [{ price: { percent: NaN } }, 'change.price.percent'],
    [{ price: { amount: 0.5 } }, 'change.price.amount'],
    [{ price: { amount: 1e300 } }, 'change.price.amount'],
    [{ price: { percent: 8, roundTo: 50 } }, 'change.price.roundTo'],
  ])('refuses %j', (change, field) => {
    expect(refusedFields(() => parseBulkChange(change))).toEqual([field]);
  });
});
