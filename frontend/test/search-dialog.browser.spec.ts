import { expect, test, type Page } from '@playwright/test';
import { axeViolations, DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari Produk' });
const field = (page: Page) => dialog(page).getByPlaceholder('Cari produk, kategori, atau deskripsi...');
const rows = (page: Page) => dialog(page).locator('li');
const openDialog = async (page: Page): Promise<void> => {
  await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
  await field(page).waitFor();
};

test.describe('The search dialog', () => {
  const shop = useSharedShop();
  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`opens with a hint and focus in its field, and closes by Escape, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport });
      await openHydrated(page, '/faq');
      await openDialog(page);
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await visibleText(dialog(page))).toContain('Ketik untuk mencari produk...');
      expect(await axeViolations(page)).toEqual([]);
      await field(page).press('Escape');
      expect(await dialog(page).count()).toBe(0);
    });

  test('shows its whole placeholder on the narrowest phone, and so does the search page', async () => {
    const { page } = await shop.visitor({ viewport: { width: 320, height: 640 } });
    await openHydrated(page, '/?cari=');
    for (const input of [page.locator('main input[type=search]'), field(page)]) {
      if (!(await input.isVisible())) await openDialog(page);
      const [text, room] = await input.evaluate(measurePlaceholder);
      expect(text).toBeLessThanOrEqual(room);
    }
  });

  test('clears the query when a result is chosen', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await openDialog(page);
    await field(page).fill('logo');
    await rows(page).first().getByRole('link').click();
    await page.waitForURL('**/product/*');
    await expect(dialog(page)).toHaveCount(0);
    await openDialog(page);
    expect(await field(page).inputValue()).toBe('');
    expect(await rows(page).count()).toBe(0);
  });
});

/** Runs in the page. @returns the width of a field's placeholder, and the width that the field has for it. */
function measurePlaceholder(element: Element): [number, number] {
  const input = element as HTMLInputElement;
  const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('No canvas');
  Object.assign(canvas, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing });
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return [canvas.measureText(input.placeholder).width, room];
}
