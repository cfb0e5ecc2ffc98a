import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import mistakes from '../../backend/test/lists/mistakes.json' with { type: 'json' };
import { LAPTOP, PHONE } from './support/browser.js';
import { dialog, expectAccessible, login, openTab, ownerOf } from './support/panel.js';
import { loginToApi } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';

const lists = new URL('../../backend/test/lists/', import.meta.url);
const file = readFileSync(new URL('print-shop.csv', lists));
const LABELS = new Map([
  ['price', 'Harga'],
  ['from', 'Jumlah'],
  ['category', 'Kategori'],
  ['unit', 'Satuan'],
  ['whatsappNumber', 'Nomor WhatsApp'],
  ['images', 'Foto'],
]);
const linesOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/u, '')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}|\/objects\/[^;\r\n]+/gu, '')
    .split(/\r?\n/u);

test.describe('The list of a print shop', () => {
  const shop = useShop();

  for (const viewport of [LAPTOP, PHONE])
    test(`is corrected, applied and undone at ${viewport.width} px`, async () => {
      const send = await loginToApi(shop.server);
      for (const name of ['Kartu Nama', 'Brosur', 'Stiker', 'Spanduk', 'Merchandise'])
        await send('POST', '/api/categories', {
          name,
          slug: name.toLowerCase().replace(' ', '-'),
          description: null,
          sortOrder: 9,
          isActive: true,
        }).catch(() => undefined);
      const exported = async () => (await send('GET', '/api/admin/exports/products.csv')).text();
      const before = await exported();

      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      await page.getByRole('button', { name: 'Unggah daftar' }).click();
      const form = dialog(page);
      await form
        .getByLabel('Berkas daftar')
        .setInputFiles({ name: 'daftar.csv', mimeType: 'text/csv', buffer: file });
      await form.getByText('Rp 35.000 untuk 100 kotak, atau per kotak?').waitFor();
      await form.getByRole('button', { name: 'Lanjut' }).click();
      await form.getByText('Belum ada yang berubah di toko.').waitFor();
      for (const { row, correction } of mistakes)
        for (const [field, value] of Object.entries(correction ?? {}))
          await form
            .getByLabel(`${LABELS.get(field) ?? field}, baris ${row}`, { exact: true })
            .fill(value ?? '');
      await form.getByRole('checkbox', { name: 'Buat kategori Undangan (6 baris)' }).check();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Terapkan 125 produk' }).click();
      await page.getByText('125 produk ditambahkan, 0 diubah.').waitFor();

      const shown = linesOf(await exported());
      const expected = linesOf(readFileSync(new URL('result.csv', lists), 'utf8'));
      expect(expected.filter((line) => !shown.includes(line))).toEqual([]);
      await page.getByRole('button', { name: 'Urungkan semuanya' }).click();
      await page.getByText('Semua perubahan dari daftar ini diurungkan').waitFor();
      expect(await exported()).toBe(before);
    });
});

test.describe('The lists of the panel on a tablet', () => {
  const shop = useShop();

  test('leave room for names, and keep every button of chosen products on the screen', async () => {
    const { page } = await shop.visitor({ viewport: { width: 768, height: 900 } });
    await login(page);
    const widthOf = async (list: string) => {
      const words = page.getByRole('list', { name: list }).locator('[data-row] > div:has(> p)');
      return (await words.first().boundingBox())?.width;
    };
    expect(await widthOf('Daftar produk')).toBeGreaterThan(240);
    await page.getByRole('button', { name: 'Pilih', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Ubah yang dipilih' });
    for (const button of await bar.getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await openTab(page, 'Kategori');
    expect(await widthOf('Daftar kategori')).toBeGreaterThan(240);
  });
});
