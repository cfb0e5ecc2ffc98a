import { describe, expect, it } from '@jest/globals';
import type { Pricing } from '@etalase/backend/rules/pricing';
import lists from '../../../test/price-lists/lists.json' with { type: 'json' };
import table from '../../../test/price-lists/orders.json' with { type: 'json' };
import { type Calculation, calculate } from './calculation';
import type { Entered } from './order-form';

const prices = new Map<string, unknown>([
  ...Object.entries(table.lists),
  ...lists.map(({ product, pricing }) => [product, pricing] as const),
]);

function resultOf(product: string, entered: Entered, isLeft = true): Calculation | undefined {
  const pricing = prices.get(product) as Pricing;
  const result = calculate(pricing, entered, { name: product, discount: undefined, isLeft });
  return result && (JSON.parse(JSON.stringify(result).replaceAll('\u00a0', ' ')) as typeof result);
}

describe('calculate', () => {
  it.each(
    table.orders.map(
      ({ product, enter, press = [], ...says }) =>
        [product, JSON.stringify(enter), press.join(', '), { product, enter, press, says }] as const,
    ),
  )('of %s for %s, %s says what the table does', (_, __, ___, { product, enter, press, says }) => {
    let entered = enter as unknown as Entered;
    for (const label of press) {
      const choice = resultOf(product, entered)?.choices?.find((found) => found.label === label);
      expect(choice?.label).toBe(label);
      entered = { ...entered, ...choice?.values };
    }
    const { choices, order, hints, ...result } = resultOf(product, entered) ?? { lines: [] };
    expect({
      ...result,
      ...(hints?.length && { hints }),
      ...(choices && { choices: choices.map(({ label }) => label) }),
      ...(order && { total: order.total, amount: order.amount, message: order.lines }),
    }).toEqual(says);
  });

  it.each(['31.5', '3.0000', '1..000', '4e2', 'Rp 40', '5 0', '1.000.000.000.000.000'])(
    'refuses %j as a quantity',
    (banyaknya) => {
      expect(resultOf('Buku Softcover A5', { banyaknya })).toEqual({
        field: 'banyaknya',
        lines: ['Banyaknya: isi dengan angka bulat, misalnya 30.'],
      });
    },
  );

  it.each(['1.000', '1 000', ' 1000 '])('reads %j as a thousand', (banyaknya) => {
    expect(resultOf('Buku Softcover A5', { banyaknya })?.order?.total).toBe('Total Rp 32.000.000');
  });

  it('waits for an empty field, and with sizes that may be metres until they are left', () => {
    expect(resultOf('Buku Softcover A5', { banyaknya: '' })).toBeUndefined();
    expect(resultOf('Stiker Besar', { lebar: '3', tinggi: '1' }, false)).toEqual({
      lines: ['Sudah selesai? Ketuk di luar kotak.'],
    });
    expect(resultOf('Stiker Besar', { lebar: '300', tinggi: '100' }, false)?.order?.total).toBe(
      'Total Rp 255.000',
    );
  });
});
