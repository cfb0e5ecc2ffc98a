import { describe, expect, it } from '@jest/globals';
import * as table from './price-table.js';
import rows from './price-table.spec.json' with { type: 'json' };

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('rows of a price list', () => {
  it.each(rows.quantities)('shows %d of %j as %j', (quantity, unit, text) => {
    expect(table.quantityText(Number(quantity), String(unit))).toBe(text);
  });

  it('shows a text with the unit as it is', () => {
    expect(table.quantityText('4', '500 gelas')).toBe('4 × 500 gelas');
  });

  it.each(rows.rows)('writes $row', ({ unit, priceFor, from, price, row }) => {
    const pricing = { unit, priceFor: priceFor === 'unit' ? ('unit' as const) : ('quantity' as const) };
    expect(plain(`${table.rowQuantity(from, pricing)} | ${table.rowPrice(price, pricing)}`)).toBe(row);
  });

  it.each(rows.exact)('says of $tier after $first: $text', ({ first, tier, text }) => {
    const [from = 0, price = 0] = tier;
    const saving = table.savingText({ from, price }, { from: first[0] ?? 0, price: first[1] ?? 0 });
    expect(plain([table.priceOfOne(price, from, 'lembar'), saving].filter(Boolean).join(' '))).toBe(text);
  });

  it.each(rows.minimums)('says of the first quantities $firsts: $text', ({ unit, firsts, text }) => {
    const variants = firsts.map((from) => ({ tiers: [{ from, price: 1 }] }));
    expect(table.minimumText({ unit, variants }) ?? null).toBe(text);
  });

  it.each(rows.lists)('writes for $unit × $priceFor: $head', (list) => {
    const variants = list.tiers.map((tiers) => ({
      tiers: tiers.map(([from = 0, price = 0]) => ({ from, price })),
    }));
    const [first = { tiers: [] }] = variants;
    const pricing = { ...list, priceFor: list.priceFor as 'unit' | 'quantity', variants };
    expect(table.quantitiesOf(variants)).toEqual(list.quantities);
    expect(table.headUnit(pricing)).toBe(list.head);
    expect(list.sold.map(([at]) => [at, table.priceAt(first, at ?? 0, pricing.priceFor) ?? null])).toEqual(
      list.sold,
    );
    expect(variants.map((variant) => table.ownMinimum(pricing, variant) ?? null)).toEqual(list.minimums);
    expect(
      first.tiers.map((tier) => plain(table.priceNotes(tier.price, tier, first, pricing).join())),
    ).toEqual(list.notes);
  });

  it.each(rows.extras)('writes an extra of %d for each %s: %s', (price, per, text) => {
    const extra = { price: Number(price), per: per as 'unit' | 'order' | 'each' };
    expect(plain(table.extraPrice(extra, 'lembar'))).toBe(text);
  });

  it('reduces a price by a running sale only', () => {
    expect([25, undefined].map((discount) => table.priceNow(1000, discount))).toEqual([750, 1000]);
  });
});
