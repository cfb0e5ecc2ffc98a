import { expect, test } from '@playwright/test';
import { dialog, errorAt, isFocused, login, openTab, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';

test.describe('A half-filled field in the panel', () => {
  const shop = useShop();

  test('a category whose sort order is not a number is refused', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Kategori');
    await page.getByRole('button', { name: 'Tambah Kategori' }).click();
    const form = dialog(page);
    await form.getByLabel('Nama kategori').fill('Setengah');
    const order = form.getByLabel('Urutan');
    await order.fill('');
    await order.focus();
    await page.keyboard.type('12,5');
    await form.getByRole('button', { name: 'Simpan kategori' }).click();
    expect(await errorAt(page, order)).toBe('Urutan harus bilangan bulat mulai dari 0');
    expect(await isFocused(order)).toBe(true);
    await order.fill('7');
    await form.getByRole('button', { name: 'Simpan kategori' }).click();
    await page.getByText('Kategori berhasil dibuat').waitFor();
    // The page contains this text in a line for phones and in a column for desktops. Only one of the two is visible.
    await page.getByText('Urutan 7').filter({ visible: true }).first().waitFor();
  });

  test('opening hours are refused when the minutes of a time are missing', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Konten');
    const opens = page.getByLabel('Senin, jam buka');
    await opens.focus();
    // Inside a time field, Tab moves from the hours to the minutes.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Backspace');
    expect(await opens.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    expect(await errorAt(page, opens)).toContain('Senin');
    expect(await isFocused(opens)).toBe(true);
  });
});
