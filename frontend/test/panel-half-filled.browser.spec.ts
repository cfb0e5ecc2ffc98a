import { expect, test, type Locator, type Page } from '@playwright/test';
import { dialog, login, openTab, ownerOf } from './support/panel.js';
import { loginAsAdmin, read, type Sale } from './support/shop-api.js';
import { visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

/** The message under an invalid field. */
async function errorAt(page: Page, field: Locator): Promise<string> {
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0] ?? '';
  return visibleText(page.locator(`[id="${id}"]`));
}

const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

test.describe('A field of the panel that is half filled', () => {
  const shop = useShop();

  test('refuses a sale whose start has a date without a time, until it is completed or emptied', async () => {
    const { page } = await ownerOf(shop);
    await (await loginAsAdmin(shop.server)).addProduct({ name: 'Setengah Terisi' });
    const before = (await read<Sale[]>(shop.server, '/api/flash-sales')).length;
    await login(page);
    await openTab(page, 'Flash Sales');
    await page.getByRole('button', { name: 'Tambah Flash Sale' }).first().click();
    const form = dialog(page);
    await form.getByRole('combobox', { name: 'Produk' }).fill('Setengah Terisi');
    await form.getByRole('option').first().click();
    await form.getByLabel('Diskon (persen)').fill('25');
    const start = form.getByLabel('Mulai (WIB)');
    await start.focus();
    await page.keyboard.type('24122090');
    expect(await start.inputValue()).toBe('');
    await form.getByRole('button', { name: '3 hari' }).click();
    await form.getByRole('button', { name: 'Simpan flash sale' }).click();
    expect(await errorAt(page, start)).toBe('Isi tanggal dan jam mulainya, atau kosongkan keduanya');
    expect(await isFocused(start)).toBe(true);
    expect(await read<Sale[]>(shop.server, '/api/flash-sales')).toHaveLength(before);

    await start.fill('');
    await form.getByRole('button', { name: 'Simpan flash sale' }).click();
    await page.getByText('Flash sale berhasil dibuat').waitFor();
    expect(await read<Sale[]>(shop.server, '/api/flash-sales')).toHaveLength(before + 1);
  });

  test('refuses a sale whose end has a date without a time', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Flash Sales');
    await page.getByRole('button', { name: 'Tambah Flash Sale' }).first().click();
    const end = dialog(page).getByLabel('Berakhir (WIB)');
    await end.focus();
    await page.keyboard.type('24122090');
    await dialog(page).getByRole('button', { name: 'Simpan flash sale' }).click();
    await page.getByText('Pilih produk yang diberi diskon').waitFor();
    expect(await errorAt(page, end)).toBe('Isi tanggal dan jam berakhirnya');
  });

  test('refuses a category whose order is no number', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Kategori');
    await page.getByRole('button', { name: 'Tambah Kategori' }).click();
    const form = dialog(page);
    await form.getByLabel('Nama kategori').fill('Setengah');
    const order = form.getByLabel('Urutan');
    await order.fill('');
    await order.focus();
    await page.keyboard.type('1-');
    await form.getByRole('button', { name: 'Simpan kategori' }).click();
    expect(await errorAt(page, order)).toBe('Urutan harus bilangan bulat mulai dari 0');
    expect(await isFocused(order)).toBe(true);
    await order.fill('7');
    await form.getByRole('button', { name: 'Simpan kategori' }).click();
    await page.getByText('Kategori berhasil dibuat').waitFor();
    // The text is in a phone's line and in the desktop's column, of which one is visible.
    await page.getByText('Urutan 7').filter({ visible: true }).first().waitFor();
  });

  test('refuses opening hours of which one has no minutes', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Konten');
    const opens = page.getByLabel('Senin, jam buka');
    await opens.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Backspace');
    expect(await opens.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    expect(await errorAt(page, opens)).toContain('Senin');
    expect(await isFocused(opens)).toBe(true);
  });
});
