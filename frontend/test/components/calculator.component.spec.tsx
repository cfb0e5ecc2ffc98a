import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetailResponse } from '../../src/api/generated/models';
import lists from '../price-lists/lists.json' with { type: 'json' };
import { ordering, product } from './support/fixtures';
import asked from './situations/asked-amounts.json' with { type: 'json' };
import { openPage, shopApi } from './support/storefront';

const path = `/product/${product().id}`;

async function openProduct(name: string, priceLabel: ProductDetailResponse['priceLabel'], query = '') {
  const list = lists.find((found) => found.product === name);
  const api = shopApi([]);
  api.respond('GET /api/products/:id', () => ({
    ...product({ name, price: list?.price ?? 0, priceLabel }),
    pricing: list?.pricing,
  }));
  api.respond('GET /api/content/ordering', () =>
    ordering({
      messageFormat: 'Kirim ke kota:',
      fileRules: 'PDF, 300 dpi',
      categoryRules: [
        { category: product().category, rule: '9 × 5,5 cm' },
        { category: 'lain', rule: 'PNG transparan' },
      ],
      designs: true,
      payment: ['QRIS', 'Dana'],
      freeShipping: [{ region: 'Jabodetabek', minimum: 1_000_000 }],
    }),
  );
  const user = await openPage(api, path + query);
  return { user, main: within(screen.getByRole('main')) };
}

describe('A product page', () => {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  afterEach(() => {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  });

  it.each([
    ['without https', undefined],
    [
      'when the browser refuses',
      { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    ],
  ])('shows the sum that cannot be copied %s', async (_, value) => {
    const { user, main } = await openProduct('Buku Softcover A5', {
      unit: 'buku',
      from: true,
      onRequest: false,
    });
    await user.type(main.getByLabelText('Berapa buku?'), '30');
    const copy = await main.findByRole('button', { name: 'Salin' });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
    await user.click(copy);
    const shown = await main.findByText(/^Salin hitungan ini:/u);
    expect(shown.textContent.replaceAll('\u00a0', ' ')).toBe(
      `Salin hitungan ini:
Halo, saya ingin menanyakan hitungan ini:
Buku Softcover A5
30 buku × Rp 45.000 = Rp 1.350.000
Total Rp 1.350.000
Gratis ongkir Jabodetabek
https://toko.example${path}

Kirim ke kota:`,
    );
    // Beside the sum and in the message that could not be copied.
    expect(main.getAllByText(/Gratis ongkir Jabodetabek/u)).toHaveLength(2);
    await user.type(main.getByLabelText('Berapa buku?'), '0');
    expect(main.queryByText(/^Salin hitungan ini:/u)).toBeNull();
  });

  it.each(asked as [string, string, string | null][])(
    'of %s fills its calculator from ?hitung=%s, and removes it from the address: %s',
    async (name, hitung, shown) => {
      const query = `?dari=wa&hitung=${encodeURIComponent(hitung)}`;
      const { main } = await openProduct(name, { unit: 'x', from: false, onRequest: false }, query);
      const calculator = await main.findByRole('form', { name: 'Hitung harga' });
      const written = () => calculator.textContent.replaceAll('\u00a0', ' ');
      if (shown === null) {
        await act(() => new Promise<void>((done) => setTimeout(done, 50)));
        expect(written()).not.toMatch(/Total|isi dengan|Maksudnya/u);
      } else await waitFor(() => expect(written()).toContain(shown));
      expect(location.search).toBe('?dari=wa');
    },
  );

  it('says how to prepare a file and how to pay, for products of its category', async () => {
    const { main } = await openProduct('Neon Box', { unit: null, from: false, onRequest: true });
    const { children = [] } = main.getByText('Siapkan file').parentElement ?? {};
    expect([...children].map(({ textContent }) => textContent)).toEqual([
      'Siapkan file',
      'PDF, 300 dpi',
      '9 × 5,5 cm',
      'Belum punya desain? Kami bisa membuatkannya. Ceritakan saja di chat.',
    ]);
    const payment = within(main.getByRole('region', { name: 'Cara bayar' }));
    expect(payment.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['QRIS', 'Dana']);
  });

  it('of a product whose price is told by chat has no table and no calculator', async () => {
    const { main } = await openProduct('Neon Box', { unit: null, from: false, onRequest: true });
    expect(main.getAllByText('Harga lewat chat').length).toBeGreaterThan(0);
    expect(main.queryByRole('table')).toBeNull();
    expect(main.queryByText('Hitung harga')).toBeNull();
    expect(main.queryByText(/Rp/u)).toBeNull();
    const link = main.getAllByRole<HTMLAnchorElement>('link', { name: /^Pesan via WhatsApp/u })[0];
    expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(
      `Halo, saya ingin menanyakan harga Neon Box.\nhttps://toko.example${path}`,
    );
  });
});
