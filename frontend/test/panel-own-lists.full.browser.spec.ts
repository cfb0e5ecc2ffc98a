import { expect, test } from '@playwright/test';
import type { Locator } from 'playwright-core';
import { type Good, goods, SHOP_LISTS } from '../../backend/src/product-lists/testing/shop-lists.js';
import { PHONE } from './support/browser.js';
import { dialog, expectAccessible, login, ownerOf } from './support/panel.js';
import { loginToApi } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';

type Tap = (target: Locator) => Promise<void>;

interface OwnList {
  readonly name: keyof typeof SHOP_LISTS;
  readonly taps: number;
  /** How many of the shop's products the list changes at first. */
  readonly changed: 0 | 1;
  readonly pricesOf: (good: Good) => readonly number[];
  readonly answer: (form: Locator, tap: Tap) => Promise<void>;
}

interface StoredProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly pricing: {
    readonly variants: readonly { readonly tiers: readonly { readonly price: number }[] }[];
  } | null;
}
type NamedPrices = readonly [name: string, prices: readonly number[]];

const sorted = (all: readonly NamedPrices[]) => all.toSorted(([a], [b]) => a.localeCompare(b));
const button = (form: Locator, name: string): Locator => form.getByRole('button', { name, exact: true });

const LISTS: readonly OwnList[] = [
  {
    name: 'one sheet for each category',
    taps: 6,
    changed: 0,
    pricesOf: ({ price }) => [price],
    answer: () => Promise.resolve(),
  },
  {
    name: 'sections and two rows of headings',
    taps: 8,
    changed: 1,
    pricesOf: ({ price, wholesale }) => [price, wholesale],
    answer: async (form, tap) => {
      const from = form.getByLabel('HARGA GROSIR mulai berapa?');
      await tap(from);
      await from.fill('100');
      await tap(button(form, 'pcs'));
    },
  },
  {
    name: 'two columns for the name',
    taps: 8,
    changed: 0,
    pricesOf: ({ price }) => [price],
    answer: async (form, tap) => tap(button(form, 'Percetakan')),
  },
];
const MORE = 1000;
/** The sample shop has this product with three prices. One price never replaces them. */
const KNOWN = 'gantungan kunci akrilik';

for (const list of LISTS)
  test.describe(`An own list with ${list.name}`, () => {
    const shop = useShop();
    const count = 39 + list.changed;

    test('gives each product its prices within few taps, and is known the next time', async () => {
      const send = await loginToApi(shop.server);
      const before = await stored();
      const { page } = await ownerOf(shop, { viewport: PHONE });
      await login(page);
      let taps = 0;
      const tap: Tap = async (target) => {
        taps += 1;
        await target.click();
      };
      const upload = async (more: number) => {
        await page.getByRole('button', { name: 'Unggah daftar' }).click();
        const buffer = SHOP_LISTS[list.name](more);
        await dialog(page)
          .getByLabel('Berkas daftar')
          .setInputFiles({ name: 'harga.xlsx', mimeType: 'application/octet-stream', buffer });
        taps = 0;
      };

      await upload(0);
      const matching = page.getByRole('dialog', { name: 'Cocokkan kolom' });
      await matching.getByText('Kami sudah menebak. Periksa yang ditandai saja.').waitFor();
      await expectAccessible(page);
      await list.answer(matching, tap);
      await tap(button(matching, 'Lanjut'));
      const report = page.getByRole('dialog', { name: 'Unggah daftar' });
      await report.getByText('Belum ada yang berubah di toko.').waitFor();
      await expectAccessible(page);
      await tap(button(report, `Terapkan ${count} produk`));
      await page.getByText(`39 produk ditambahkan, ${list.changed} diubah.`).waitFor();
      expect(taps).toBeLessThanOrEqual(list.taps);
      expect(sorted(await stored())).toEqual(sorted(pricesWith(before, 0)));
      await page.getByRole('button', { name: 'Tutup' }).last().click();

      await upload(MORE);
      await report.getByText('40 nama di berkas ini sudah ada di toko.').waitFor();
      await expect(button(report, 'Perbarui harganya')).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await tap(button(report, `Terapkan ${count} produk`));
      await page.getByText(`0 produk ditambahkan, ${count} diubah.`).waitFor();
      expect(taps).toBe(1);
      expect(sorted(await stored())).toEqual(sorted(pricesWith(before, MORE)));
      await page.getByRole('button', { name: 'Urungkan semuanya' }).click();
      await page.getByText('Semua perubahan dari daftar ini diurungkan').waitFor();
      expect(sorted(await stored())).toEqual(sorted(pricesWith(before, 0)));

      async function stored() {
        const products = await answered<StoredProduct[]>('/api/admin/products');
        const details = await Promise.all(
          products.map(({ id }) => answered<StoredProduct>(`/api/admin/products/${id}`)),
        );
        return details.map(({ name, price, pricing }): NamedPrices => [
          name.toLowerCase(),
          pricing?.variants.flatMap(({ tiers }) => tiers.map((tier) => tier.price)) ?? [price],
        ]);
      }
      async function answered<T>(path: string) {
        return (await (await send('GET', path)).json()) as T;
      }
    });

    const pricesWith = (before: readonly NamedPrices[], more: number): readonly NamedPrices[] => [
      ...new Map([
        ...before,
        ...goods(more)
          .map((good): NamedPrices => [`${good.kind} ${good.type}`.toLowerCase(), list.pricesOf(good)])
          .filter(([name]) => list.changed === 1 || name !== KNOWN),
      ]),
    ];
  });
