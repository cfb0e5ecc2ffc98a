import { describe, expect, it } from '@jest/globals';
import { Entity } from 'typeorm';
import { leftOutTables } from './left-out-tables.js';

@Entity('invoice')
class InvoiceRecord {}
@Entity('cash_drawer_key')
class CashDrawerKeyRecord {}

describe('the tables that a backup leaves out', () => {
  const platform = { backedUp: [], leftOut: ['migrations'] };
  const till = { backedUp: ['invoice'], leftOut: ['cash_drawer_key'] };

  it('are exactly the tables that the slices declare as left out', () => {
    // The decorators have registered the tables. The classes need this use, or the linter reports them as unused.
    expect([InvoiceRecord, CashDrawerKeyRecord]).toHaveLength(2);
    expect([...leftOutTables([platform, till])]).toEqual(['migrations', 'cash_drawer_key']);
  });

  it.each([
    ['all declarations', [], 'invoice, cash_drawer_key, migrations'],
    ['the declaration of a slice', [platform], 'invoice, cash_drawer_key'],
    ['one table', [platform, { ...till, leftOut: [] }], 'cash_drawer_key'],
    ['the table of migrations', [till], 'migrations'],
  ])('cannot be determined without %s', (_, declarations, missing) => {
    expect(() => leftOutTables(declarations)).toThrow(
      `No slice declares whether a backup contains ${missing}`,
    );
  });
});
