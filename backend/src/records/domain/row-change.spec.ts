import { describe, expect, it } from '@jest/globals';
import { columnsOf, isUnchangedSince, netChanges, type RowChange, stateBefore } from './row-change.js';

const NOW = new Date('2026-11-21T10:00:00Z');
/** Marks a row as deleted. */
const DELETION = { deleted_at: 'now' };
const row = (before: RowChange['before'], after: RowChange['after'], rowId = 'a'): RowChange => ({
  table: 'product',
  rowId,
  before,
  after,
});

describe('netChanges', () => {
  it('combines all steps of a row, and orders rows by their last steps', () => {
    expect(
      netChanges([
        row({ price: 1, version: 1 }, { price: 2, version: 2 }),
        row({ price: 7 }, { price: 8 }, 'b'),
        row({ price: 2, name: 'X', version: 2 }, { price: 3, name: 'Y', version: 3 }),
      ]),
    ).toEqual([
      row({ price: 7 }, { price: 8 }, 'b'),
      row({ price: 1, name: 'X', version: 1 }, { price: 3, name: 'Y', version: 3 }),
    ]);
  });

  it('reports a row as added if it was added first, and as removed if it was removed last', () => {
    expect(netChanges([row(null, { price: 1, name: 'X' }), row({ price: 1 }, { price: 2 })])).toEqual([
      row(null, { price: 2, name: 'X' }),
    ]);
    expect(netChanges([row({ price: 1 }, { price: 2 }), row({ price: 2, name: 'X' }, null)])).toEqual([
      row({ price: 1, name: 'X' }, null),
    ]);
  });
});

describe('isUnchangedSince', () => {
  const change = row({ price: 1, version: 1 }, { price: 2, version: 2 });

  it('ignores the version, because an undo increments it', () => {
    expect(isUnchangedSince(change, { price: 2, name: 'X', version: 4 }, [])).toBe(true);
  });

  it('returns false if a value differs, even in a column that only a later change wrote', () => {
    expect(isUnchangedSince(change, { price: 3, name: 'X', version: 3 }, [])).toBe(false);
    const renamed = row({ name: 'X', version: 2 }, { name: 'Y', version: 3 });
    expect(isUnchangedSince(change, { price: 2, name: 'Y', version: 3 }, [renamed])).toBe(false);
  });

  it('returns true if all later changes were undone', () => {
    const renamed = row({ name: 'X', version: 2 }, { name: 'Y', version: 3 });
    const undone = row({ name: 'Y', version: 3 }, { name: 'X', version: 4 });
    expect(isUnchangedSince(change, { price: 2, name: 'X', version: 4 }, [renamed, undone])).toBe(true);
  });

  it('compares whether the row is deleted, but not the time of deletion', () => {
    const deletion = row({ deleted_at: null }, { deleted_at: '2026-11-20T10:00:00Z' });
    const deletedAgain = { deleted_at: '2026-11-21T10:00:00Z' };
    expect(isUnchangedSince(deletion, deletedAgain, [])).toBe(true);
    expect(isUnchangedSince(deletion, { deleted_at: null }, [])).toBe(false);
  });

  it('compares lists by their content and order', () => {
    const images = row({ images: ['a'] }, { images: ['b', 'c'] });
    expect(isUnchangedSince(images, { images: ['b', 'c'] }, [])).toBe(true);
    expect(isUnchangedSince(images, { images: ['c', 'b'] }, [])).toBe(false);
  });
});

describe('stateBefore', () => {
  it('reverts changes, the latest first', () => {
    const later = [
      row({ price: 1, version: 1 }, { price: 2, version: 2 }),
      row({ price: 2, name: 'X' }, { price: 3, name: 'Y' }),
    ];
    expect(stateBefore({ price: 3, name: 'Y', images: [], version: 3 }, later, DELETION)).toEqual({
      price: 1,
      name: 'X',
      images: [],
      version: 1,
    });
  });

  it('returns the row as deleted if a reverted change added the row', () => {
    const current = { price: 2, deleted_at: null };
    expect(stateBefore(current, [row(null, current)], DELETION)).toEqual({
      price: 2,
      deleted_at: 'now',
    });
  });
});

describe('columnsOf', () => {
  it('returns the earlier values, with the next version number and the current time', () => {
    const earlier = { price: 1, version: 1, updated_at: 'then' };
    expect(columnsOf(earlier, { price: 2, version: 5, updated_at: 'now' }, DELETION, NOW)).toEqual({
      price: 1,
      version: 6,
      updated_at: '2026-11-21T10:00:00.000Z',
    });
  });

  it('marks a row without an earlier state as deleted, and omits columns that no longer exist', () => {
    const current = { price: 2, deleted_at: null, version: 1 };
    expect(columnsOf(null, current, DELETION, NOW)).toEqual({ deleted_at: 'now', version: 2 });
    expect(columnsOf({ color: 'red' }, current, DELETION, NOW)).toEqual({ version: 2 });
  });

  it('uses the current time of deletion when a row is deleted again', () => {
    const current = { deleted_at: null, version: 3 };
    expect(columnsOf({ deleted_at: 'long ago' }, current, DELETION, NOW)).toEqual({
      deleted_at: 'now',
      version: 4,
    });
  });
});
