import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { dialog, expectToast, login, openTab, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';

/** Returns the links, buttons and fields that the notification covers. */
const coveredControls = (page: Page) =>
  page.locator('[data-toast]:visible').evaluate((notification: HTMLElement) => {
    const { left, right, top, bottom } = notification.getBoundingClientRect();
    const covered = new Set<string>();
    notification.style.visibility = 'hidden';
    for (let x = left + 1; x < right; x += 4)
      for (let y = top + 1; y < bottom; y += 4) {
        const control = document
          .elementFromPoint(x, y)
          ?.closest('a, button, input, select, textarea, summary, label, [role=tab]');
        if (control) covered.add(control.outerHTML.slice(0, 120));
      }
    notification.style.visibility = '';
    return [...covered];
  });

for (const viewport of [PHONE, DESKTOP])
  test.describe(`A notification on a screen of ${viewport.width} px`, () => {
    const shop = useShop();

    test('covers no control of an open dialog', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await login(page);
      await page.getByRole('button', { name: 'Tambah Produk' }).click();
      await dialog(page).getByLabel('Nama produk').waitFor();
      await dialog(page).getByRole('button', { name: 'Simpan produk' }).click();
      await expectToast(page, 'Error', 'Harap upload minimal satu gambar produk');
      await expect.poll(() => coveredControls(page)).toEqual([]);
      // The buttons are pressed while the notification is still shown.
      await dialog(page).getByRole('button', { name: 'Batal' }).click({ timeout: 3000 });
      await expect(dialog(page)).toHaveCount(0);
    });

    test('stands right above the bar at the lower edge, and not over the focused field', async () => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      await openTab(page, 'Konten');
      const name = page.getByLabel('Nama usaha');
      await name.fill('Etalase Lain');
      await name.evaluate((field) => field.scrollIntoView({ block: 'end' }));
      await page.keyboard.press('Enter');
      await expectToast(page, 'Konten berhasil disimpan');
      const notification = page.locator('[data-toast]:visible');
      await expect
        .poll(async () => {
          const [box, tabs] = await Promise.all([
            notification.boundingBox(),
            page.getByRole('tablist').boundingBox(),
          ]);
          const edge = viewport === PHONE ? (tabs?.y ?? 0) : viewport.height;
          return edge - (box?.y ?? 0) - (box?.height ?? 0);
        })
        .toBeLessThan(30);
      await expect(name).toBeFocused();
      expect(await coveredControls(page)).toEqual([]);
    });

    test('covers no control while the save bar is shown', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page, problems } = owner;
      await login(page);
      await openTab(page, 'Konten');
      await page.getByLabel('Nama usaha').fill('Etalase Baru');
      await page.route('**/api/admin/site-content', (route) => route.abort());
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expectToast(page, 'Gagal menyimpan konten');
      await expect.poll(() => coveredControls(page)).toEqual([]);
      // On a desktop the bar leaves the lower edge above the next section, and needs no space there.
      if (viewport === DESKTOP) {
        const bar = page.locator('[data-save-bar]');
        await page
          .locator('#pengiriman h3')
          .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
        await expect
          .poll(() => bar.evaluate((element) => element.getBoundingClientRect().bottom))
          .toBeLessThan(viewport.height - 96);
        await expect.poll(() => bar.evaluate((element: HTMLElement) => element.style.paddingTop)).toBe('');
      }
      // Drops the console message about the aborted request.
      problems.splice(0);
    });
  });

test.describe('A notification on a phone whose page is full of controls', () => {
  const shop = useShop();

  test('has an uncovered close button at every height from 60 to 71 px', async () => {
    const { page, problems } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    await page.route('**/api/products/*', (route) => route.abort());
    await page.getByRole('switch').first().click();
    await expectToast(page, 'Failed to update product');
    const coveredHeights = await page.locator('[data-toast]').evaluate(async (toast: HTMLElement) => {
      const fill = document.createElement('button');
      fill.style.cssText = 'position: fixed; inset: 0';
      const heights = Array.from({ length: 12 }, (_, index) => 60 + index);
      const found: number[] = [];
      for (const height of heights) {
        toast.style.height = `${height}px`;
        // The notification looks for a free place 100 ms after a change of the document.
        document.querySelector('main')?.append(fill);
        await new Promise((later) => setTimeout(later, 200));
        const { x, y, width } = toast.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
        if (!toast.contains(document.elementFromPoint(x + width / 2, y + width / 2))) found.push(height);
      }
      return found;
    });
    expect(coveredHeights).toEqual([]);
    // Drops the console message about the aborted request.
    problems.splice(0);
  });
});
