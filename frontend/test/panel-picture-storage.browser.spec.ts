import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESKTOP, PHONE } from './support/browser.js';
import { dialog, expectSound, expectToast, login, openTab, ownerOf, TABS } from './support/panel.js';
import { useShop } from './support/use-shop.js';

const folder = mkdtempSync(join(tmpdir(), 'etalase-foreign-'));
mkdirSync(join(folder, 'objects', 'installation'), { recursive: true });
writeFileSync(join(folder, 'objects', 'installation', randomUUID()), 'another shop');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The panel of a shop whose picture storage belongs to another shop', () => {
  const shop = useShop({ DATA_DIR: folder });

  it.each([PHONE, DESKTOP])('says so on every tab', async (viewport) => {
    const { page } = await ownerOf(shop, { viewport });
    await login(page);
    const banner = page.getByRole('complementary', { name: 'Penyimpanan foto' });
    for (const tab of TABS) {
      await openTab(page, tab);
      expect(await banner.textContent()).toMatch(/^Penyimpanan foto ini milik toko lain: .* pengelola situs/);
    }
    await expectSound(page);
  });
});

describe('The panel of a shop with many unused pictures', () => {
  const shop = useShop();

  it.each([PHONE, DESKTOP])('asks before it removes them', async (viewport) => {
    const { page } = await ownerOf(shop, { viewport });
    let waiting = 12;
    await page.route('**/api/admin/picture-storage', (route) =>
      route.fulfill({ json: { isOurs: true, waitingRemovals: waiting } }),
    );
    await page.route('**/api/admin/picture-storage/remove-unused', (route) => {
      expect(route.request().method()).toBe('POST');
      waiting = 0;
      return route.fulfill({ json: { isOurs: true, waitingRemovals: 0 } });
    });
    await login(page);
    const banner = page.getByRole('complementary', { name: 'Penyimpanan foto' });
    expect(await banner.textContent()).toContain('12 foto tidak dipakai produk mana pun');
    await expectSound(page);
    await banner.getByRole('button', { name: 'Hapus foto' }).click();
    expect(waiting).toBe(12);
    await dialog(page).getByRole('button', { name: 'Hapus foto' }).click();
    await expectToast(page, 'Foto yang tidak dipakai dihapus');
    await banner.waitFor({ state: 'detached' });
    expect(waiting).toBe(0);
  });
});
