import { describe, expect, it } from '@jest/globals';
import { minimumText, priceOfOne, quantityText, rowPrice, rowQuantity, savingText } from './price-table.js';
import rows from './price-table.spec.json' with { type: 'json' };

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('rows of a price list', () => {
  it.each(rows.quantities)('shows %d of %j as %j', (quantity, unit, text) => {
    expect(quantityText(Number(quantity), String(unit))).toBe(text);
  });

  it('shows a text with the unit as it is', () => {
    expect(quantityText('4', '500 gelas')).toBe('4 × 500 gelas');
  });

  it.each(rows.rows)('writes $row', ({ unit, priceFor, from, price, row }) => {
    const pricing = { unit, priceFor: priceFor === 'unit' ? ('unit' as const) : ('quantity' as const) };
    expect(plain(`${rowQuantity(from, pricing)} | ${rowPrice(price, pricing)}`)).toBe(row);
  });

  it.each(rows.exact)('says of $tier after $first: $text', ({ first, tier, text }) => {
    const [from = 0, price = 0] = tier;
    const saving = savingText({ from, price }, { from: first[0] ?? 0, price: first[1] ?? 0 });
    expect(plain([priceOfOne(price, from, 'lembar'), saving].filter(Boolean).join(' '))).toBe(text);
  });

  it.each(rows.minimums)('says of the first quantities $firsts: $text', ({ unit, firsts, text }) => {
    const variants = firsts.map((from) => ({ tiers: [{ from, price: 1 }] }));
    expect(minimumText({ unit, variants }) ?? null).toBe(text);
  });
});
