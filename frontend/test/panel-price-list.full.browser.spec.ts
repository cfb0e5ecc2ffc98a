import { expect, test, type Locator } from '@playwright/test';
import { dialog, expectToast, login, ownerOf } from './support/panel.js';
import { productNamed, read } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };

const PHONE = { width: 390, height: 844 };
const PRODUCT = 'Mug Custom Foto';

test.describe('The largest price list', () => {
  const shop = useShop();

  test('is entered on a phone with at most 45 taps and fields', async () => {
    const pricing = lists.find(({ product }) => product === 'Stiker A3+ Kiss Cut')?.pricing;
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    let steps = 0;
    const tap = async (target: Locator) => {
      steps += 1;
      await target.click();
    };
    const fill = async (target: Locator, text: string | number) => {
      if ((await target.inputValue()) === String(text)) return;
      steps += 1;
      await target.fill(String(text));
    };
    const form = dialog(page);
    await tap(page.getByRole('button', { name: `Ubah ${PRODUCT}` }));
    await tap(form.getByRole('switch', { name: /^Beda menurut satuan/u }));
    await fill(form.getByLabel('Satuan', { exact: true }), pricing?.unit ?? '');
    for (const [index, { tiers }] of (pricing?.variants ?? []).entries()) {
      const group = () => form.getByRole('group', { name: `Harga per jumlah: Pilihan ${index + 1}` });
      if (index > 0) await tap(form.getByRole('button', { name: 'Tambah pilihan' }));
      const rows = index === 0 ? form.getByRole('group', { name: 'Harga per jumlah' }) : group();
      for (const [row, { from, price }] of tiers.entries()) {
        if ((await rows.getByLabel(`Jumlah ${row + 1}`, { exact: true }).count()) === 0) {
          steps += 1;
          await page.keyboard.press('Enter');
        }
        await fill(rows.getByLabel(`Jumlah ${row + 1}`, { exact: true }), from);
        await fill(rows.getByLabel(`Harga ${row + 1}`, { exact: true }), price);
      }
      const surplus = rows.getByRole('button', { name: `Hapus jumlah ${tiers.length + 1}` });
      while ((await surplus.count()) > 0) await tap(surplus);
      // A single variant has no name.
      const names = index === 1 ? [0, 1] : index > 1 ? [index] : [];
      for (const at of names) {
        await fill(form.getByLabel(`Nama pilihan ${at + 1}`), pricing?.variants[at]?.name ?? '');
        const noted = (pricing?.variants[at] as { note?: string } | undefined)?.note;
        if (noted) await fill(form.getByLabel(`Keterangan pilihan ${at + 1}`), noted);
      }
    }
    for (const [index, { name, price }] of (pricing?.extras ?? []).entries()) {
      await tap(form.getByRole('button', { name: 'Tambah finishing' }));
      await fill(form.getByLabel(`Nama finishing ${index + 1}`), name);
      await fill(form.getByLabel(`Harga finishing ${index + 1}`), price);
    }
    await fill(form.getByLabel('Waktu pengerjaan'), pricing?.leadTime ?? '');
    await tap(form.getByRole('button', { name: 'Simpan perubahan' }));
    await expectToast(page, 'Product updated successfully');
    const { id } = await productNamed(shop.server, PRODUCT);
    expect(await read(shop.server, `/api/products/${id}`)).toMatchObject({ pricing });
    expect(steps).toBeLessThanOrEqual(45);
  });

  test('stands as visitors see it beside its fields while it scrolls, and below them on narrow screens', async () => {
    const { page } = await ownerOf(shop, { viewport: { width: 1366, height: 657 } });
    await login(page);
    const form = dialog(page);
    await page.getByRole('button', { name: `Ubah ${PRODUCT}` }).click();
    const list = form.getByRole('switch', { name: /^Beda menurut satuan/u });
    await list.check();
    const preview = form.getByRole('region', { name: 'Yang dilihat pengunjung' });
    const extras = form.getByRole('button', { name: 'Tambah finishing' });
    const lead = form.getByLabel('Waktu pengerjaan');
    const isBeside = async () => {
      const [own, field] = [await preview.boundingBox(), await lead.boundingBox()];
      return own !== null && field !== null && own.x >= field.x + field.width;
    };
    for (const width of [992, 1366]) {
      await page.setViewportSize({ width, height: 657 });
      await lead.scrollIntoViewIfNeeded();
      expect(await isBeside()).toBe(true);
      await expect(preview).toBeInViewport({ ratio: 0.5 });
    }
    await page.setViewportSize({ width: 991, height: 657 });
    expect(await isBeside()).toBe(false);
    const [above, below] = [await preview.boundingBox(), await extras.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});
