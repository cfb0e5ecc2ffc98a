import { expect, test } from '@playwright/test';
import { errorAt, isFocused, login, openTab, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';

test.describe('A half-filled field in the panel', () => {
  const shop = useShop();

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
