import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  ADMIN_PASSWORD,
  dialog,
  enterPassword,
  expectAccessible,
  login,
  openTab,
  ownerOf,
  untilDialogShown,
} from './support/panel.js';
import { useShop } from './support/use-shop.js';
import { LISTS } from './tabs.js';

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const expectFocus = (page: Page, name: string) => expect.poll(() => focusedName(page)).toBe(name);

async function nameOfFirst(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Hapus / }).first();
  return ((await button.getAttribute('aria-label')) ?? '').replace('Hapus ', '');
}

/** Deletes the first item with the keyboard. The focus is then on the line that replaces the item's row. */
async function deleteFirst(page: Page, line: string): Promise<string> {
  const name = await nameOfFirst(page);
  await page
    .getByRole('button', { name: `Hapus ${name}`, exact: true })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByText(/pindah ke Terhapus selama 30 hari\.$/u)
    .waitFor();
  await expectFocus(page, 'Batal');
  await page.keyboard.press('Tab');
  await expectFocus(page, 'Hapus');
  await page.keyboard.press('Enter');
  await expectFocus(page, `${line} · Urungkan`);
  return name;
}

test.describe('A deleted item of the panel', () => {
  const shop = useShop();

  for (const [{ tab, deleted: line, row: type }, tag] of firstIsCore(LISTS))
    test(`can be restored by keyboard, from the list of ${tab} and from 'Terhapus'${tag}`, async () => {
      const { page } = await ownerOf(shop, { viewport: PHONE });
      await login(page);
      if (tab !== 'Produk') await openTab(page, tab);
      const name = await deleteFirst(page, line);
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expectFocus(page, `Urungkan penghapusan ${name}`);
      await page.keyboard.press('Enter');
      await expectFocus(page, `Ubah ${name}`);

      expect(await deleteFirst(page, line)).toBe(name);
      await page.getByRole('link', { name: 'Terhapus', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page, 'Terhapus');
      const restore = page.getByRole('button', { name: `Pulihkan ${type} ${name}`, exact: true });
      await restore.waitFor();
      await expectAccessible(page);
      await restore.focus();
      await page.keyboard.press('Enter');
      await restore.waitFor({ state: 'detached' });
      await openTab(page, tab);
      await page
        .getByRole('button', { name: `Ubah ${name}`, exact: true })
        .first()
        .waitFor();
    });

  test('can be erased permanently after a confirmation, on a screen of 320 px', async () => {
    const { page } = await ownerOf(shop, { viewport: { width: 320, height: 640 } });
    await login(page);
    const name = await deleteFirst(page, 'Produk dihapus');
    await page.goto('/admin#pengaturan?bagian=terhapus');
    // `goto` changes only the fragment. The reload opens the section in a new document, in which the panel asks for the
    // password again.
    await page.reload();
    await enterPassword(page, ADMIN_PASSWORD);
    await page.getByRole('heading', { name: 'Terhapus', level: 3 }).waitFor();
    const erase = page.getByRole('button', { name: `Hapus selamanya produk ${name}`, exact: true });
    await erase.focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await dialog(page)
      .getByText(/tidak bisa dibatalkan/u)
      .waitFor();
    await untilDialogShown(page);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await erase.waitFor({ state: 'detached' });
  });
});
