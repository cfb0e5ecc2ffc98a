import { describe, expect, it } from '@jest/globals';
import { minimumText, quantityText, rowPrice, rowQuantity } from './price-table.js';
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

  it.each(rows.minimums)('says of the first quantities $firsts: $text', ({ unit, firsts, text }) => {
    const variants = firsts.map((from) => ({ tiers: [{ from, price: 1 }] }));
    expect(minimumText({ unit, variants }) ?? null).toBe(text);
  });
});
