import { describe, expect, it } from '@jest/globals';
import type { Pricing } from '@etalase/backend/rules/pricing';
import lists from '../../../test/price-lists/lists.json' with { type: 'json' };
import { calculate } from './calculation';

function resultOf(product: string, fields: Record<string, string>, discount?: number) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const pricing = lists.find((list) => list.product === product)?.pricing as Pricing;
  const result = calculate(pricing, data, { name: product, discount });
  return result && (JSON.parse(JSON.stringify(result).replaceAll('\u00a0', ' ')) as typeof result);
}

describe('calculate', () => {
  it('says unit price, total, and what the next quantity costs', () => {
    expect(resultOf('Buku Softcover A5', { banyaknya: '290', finishing0: '1' })).toEqual({
      lines: ['Rp 38.000 / buku'],
      total: 'Total Rp 11.310.000',
      hints: ['Tambah 10 buku: Rp 32.000 / buku', 'Dengan 300 buku justru lebih murah: Rp 9.900.000'],
      sum: [
        'Buku Softcover A5',
        '290 buku × Rp 38.000 = Rp 11.020.000',
        'Plastik shrink = Rp 290.000',
        'Total Rp 11.310.000',
      ],
    });
  });

  it('charges the minimum of an area', () => {
    const fields = { pilihan: '0', lebar: '60', tinggi: '160', lembar: '1' };
    expect(resultOf('Spanduk per Meter Persegi', fields)).toMatchObject({
      lines: ['dihitung 1 m²', 'Rp 25.000 / m²'],
      total: 'Total Rp 25.000',
    });
  });

  it.each([
    ['Buku Softcover A5', { banyaknya: '29' }, 'Minimal 30 buku'],
    ['Buku Softcover A5', { banyaknya: '0' }, 'Minimal 30 buku'],
    ...['1,5', '31.5', '3.0000', '1..000', '-40', '4e2', 'Rp 40', '5 0', '1.000.000.000.000.000'].map(
      (banyaknya): [string, Record<string, string>, string] => [
        'Buku Softcover A5',
        { banyaknya },
        'Isi dengan angka bulat.',
      ],
    ),
    ['Spanduk per Meter Persegi', { lebar: '60', tinggi: '60.5', lembar: '1' }, 'Isi dengan angka bulat.'],
    [
      'Spanduk per Meter Persegi',
      { lebar: '60', tinggi: '0', lembar: '1' },
      'Ukuran 1–10.000 cm, paling banyak 10.000 lembar.',
    ],
    ['Brosur Paket', { banyaknya: '300' }, 'Hanya dijual 250 / 500 / 1.000 lembar'],
  ])('of %s for %j has no sum: %s', (product, fields, line) => {
    expect(resultOf(product, fields)).toEqual({ lines: [line], hints: [] });
  });

  it.each(['1.000', '1 000', ' 1000 '])('reads %j as a thousand', (banyaknya) => {
    expect(resultOf('Buku Softcover A5', { banyaknya })?.total).toBe('Total Rp 32.000.000');
  });

  it('waits for an empty field', () => {
    expect(resultOf('Buku Softcover A5', { banyaknya: '' })).toBeUndefined();
  });
});
