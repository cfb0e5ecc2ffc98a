import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { expectAccessible, login, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';

// The storage contains the mark of another shop.
const folder = mkdtempSync(join(tmpdir(), 'etalase-foreign-'));
mkdirSync(join(folder, 'objects', 'installation'), { recursive: true });
writeFileSync(join(folder, 'objects', 'installation', randomUUID()), 'another shop');
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shop = useShop({ DATA_DIR: folder });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Penyimpanan foto' });

for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
  test.describe(`The banner about the image storage, ${viewport.width} px wide${tag}`, () => {
    test('says that the storage belongs to another shop', async () => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      expect(await banner(page).textContent()).toMatch(
        /^Penyimpanan foto ini milik toko lain: .* pengelola situs/,
      );
      await expectAccessible(page);
    });
  });
