import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  ADMIN_PASSWORD,
  expectAccessible,
  expectToast,
  login,
  unfoldPart,
  openTab,
  ownerOf,
} from './support/panel.js';
import { useShop } from './support/use-shop.js';

const shop = useShop();

for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
  test.describe(`The backup in the settings, ${viewport.width} px wide${tag}`, () => {
    test('is downloaded after the password is entered, and its time appears as that of the last backup', async () => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      await openTab(page, 'Pengaturan');
      await unfoldPart(page, 'Cadangan');
      await page.getByLabel('Kata sandi untuk mengunduh').fill(ADMIN_PASSWORD);
      await expectAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Unduh cadangan' }).click(),
      ]);
      await expectToast(page, 'Unduhan cadangan dimulai');
      expect(download.suggestedFilename()).toMatch(/^cadangan-[a-z-]+-\d{4}-\d\d-\d\d-\d{4}\.tar$/u);
      const stream = await download.createReadStream();
      let size = 0;
      for await (const chunk of stream) size += (chunk as Buffer).length;
      expect(size).toBeGreaterThan(10_000_000);
      await page.getByText(/^Terakhir dicadangkan \w+, \d+ \w+ \d{4} pukul \d\d\.\d\d WIB$/u).waitFor();
      await page.getByRole('heading', { name: 'Pengaturan', level: 2 }).waitFor();
    });
  });
