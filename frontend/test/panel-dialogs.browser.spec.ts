import { expect, test, type Page } from '@playwright/test';
import { firstIsCore } from './support/core.js';
import { dialog, login, openTab, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';
import { LISTS } from './tabs.js';

interface Watched {
  readonly seen: string[];
}

/**
 * Runs in the page. From now on, records loading texts, dialogs that are removed, and focus outside of an open dialog.
 */
function watchDialog(): void {
  const seen: string[] = [];
  const inDialog = (node: EventTarget | null) => node instanceof Element && node.closest('[role=dialog]');
  addEventListener('focusin', ({ target }) => {
    if (document.querySelector('[role=dialog]') && !inDialog(target))
      seen.push(`focus on ${(target as Element).textContent}`);
  });
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes)
        if (node.textContent?.includes('Sedang memuat…')) seen.push('loading text');
      for (const node of removedNodes)
        if (node instanceof Element && node.querySelector('[role=dialog]')) seen.push('dialog removed');
    }
  }).observe(document.body, { childList: true, subtree: true });
  Object.assign(globalThis, { seen });
}

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).seen);

test.describe('The first opening of a form in a dialog', () => {
  const shop = useShop();

  for (const [{ tab, add }, tag] of firstIsCore(LISTS))
    test(`on the tab ${tab} shows no loading text, and moves focus into the dialog${tag}`, async () => {
      const { page } = await ownerOf(shop);
      await login(page);
      await openTab(page, tab);
      await page.waitForLoadState('networkidle');
      await page.evaluate(watchDialog);
      await page.getByRole('button', { name: add }).first().click();
      await dialog(page)
        .getByRole('button', { name: /^Simpan/u })
        .first()
        .waitFor();
      await expect
        .poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      expect(await seen(page)).toEqual([]);
    });

  test('keeps the dialog open and the focus inside when the script of the form arrives', async () => {
    const { page } = await ownerOf(shop);
    const arrival = Promise.withResolvers<void>();
    await page.route(/category-form-[^/]*\.js$/u, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await login(page);
    await openTab(page, 'Kategori');
    await page.getByRole('button', { name: 'Tambah Kategori' }).click();
    await dialog(page).getByText('Sedang memuat…').waitFor({ state: 'attached' });
    await page.evaluate(watchDialog);
    arrival.resolve();
    await dialog(page).getByRole('button', { name: 'Simpan kategori' }).waitFor();
    expect(await seen(page)).toEqual([]);
  });
});
