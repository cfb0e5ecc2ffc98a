import { describe, expect, it } from '@jest/globals';
import { Entity } from 'typeorm';
import { leftOutTables } from './left-out-tables.js';

@Entity('invoice')
class InvoiceRecord {}
@Entity('cash_drawer_key')
class CashDrawerKeyRecord {}

describe('the tables that a backup leaves out', () => {
  const migrations = { name: 'migrations', isBackedUp: false };
  const invoice = { name: 'invoice', isBackedUp: true };
  const key = { name: 'cash_drawer_key', isBackedUp: false };

  it('are exactly the tables that the slices declare as left out', () => {
    // The decorators have registered the tables. The classes need this use, or the linter reports them as unused.
    expect([InvoiceRecord, CashDrawerKeyRecord]).toHaveLength(2);
    expect([...leftOutTables([migrations, invoice, key])]).toEqual(['migrations', 'cash_drawer_key']);
  });

  it.each([
    ['all entries', [], 'invoice, cash_drawer_key, migrations'],
    ['the entries of a slice', [migrations], 'invoice, cash_drawer_key'],
    ['one entry', [migrations, invoice], 'cash_drawer_key'],
    ['the table of migrations', [invoice, key], 'migrations'],
  ])('cannot be determined without %s', (_, tables, missing) => {
    expect(() => leftOutTables(tables)).toThrow(`No slice declares whether a backup contains ${missing}`);
  });
});
