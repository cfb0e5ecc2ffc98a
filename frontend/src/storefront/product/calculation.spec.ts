import { describe, expect, it } from '@jest/globals';
import type { Pricing } from '@etalase/backend/rules/pricing';
import lists from '../../../test/price-lists/lists.json' with { type: 'json' };
import table from '../../../test/price-lists/orders.json' with { type: 'json' };
import type { Ordering } from '../ordering/ordering-data';
import { type Calculation, calculate } from './calculation';
import type { Entered } from './order-form';

const prices = new Map<string, unknown>([
  ...Object.entries(table.lists),
  ...lists.map(({ product, pricing }) => [product, pricing] as const),
]);

const FROM = { region: 'Jabodetabek', fee: 15_000, upToKg: 2 };
const FREE = [
  { region: 'Jabodetabek', minimum: 240_000 },
  { region: 'Seluruh Indonesia', minimum: 480_000 },
];

function resultOf(
  product: string,
  entered: Entered,
  isLeft = true,
  ordering?: Ordering,
): Calculation | undefined {
  const pricing = prices.get(product) as Pricing;
  const result = calculate(pricing, entered, { name: product, discount: undefined, isLeft, ordering });
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

  it.each([
    [{ postage: FROM }, '10', 'Belum termasuk ongkir: mulai Rp 15.000 (Jabodetabek, sampai 2 kg)'],
    [{ postage: { ...FROM, upToKg: null } }, '10', 'Belum termasuk ongkir: mulai Rp 15.000 (Jabodetabek)'],
    [
      { postage: FROM, pickup: true },
      '10',
      'Belum termasuk ongkir: mulai Rp 15.000 (Jabodetabek, sampai 2 kg) atau ambil di toko',
    ],
    [
      { postage: FROM, freeShipping: FREE },
      '10',
      'Belum termasuk ongkir: mulai Rp 15.000 (Jabodetabek, sampai 2 kg)',
    ],
    [{ postage: FROM, freeShipping: FREE }, '20', 'Gratis ongkir Jabodetabek'],
    [{ freeShipping: FREE, pickup: true }, '40', 'Gratis ongkir Seluruh Indonesia atau ambil di toko'],
    [{ freeShipping: FREE, pickup: true }, '10', 'Ambil di toko'],
    [{ freeShipping: FREE }, '10', undefined],
  ])('says of %j, for %s sheets, how the order arrives: %s', (delivery, banyaknya, line) => {
    const ordering = { files: [], designs: false, payment: [], format: null, ...delivery };
    const result = resultOf('Stiker A3+ Kiss Cut', { banyaknya }, true, ordering)?.order;
    const lines = line === undefined ? [] : [line];
    expect(result?.notes).toEqual(['Waktu pengerjaan: 1 hari kerja', ...lines]);
    expect(result?.lines.slice(-1 - lines.length)).toEqual([result?.total, ...lines]);
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
