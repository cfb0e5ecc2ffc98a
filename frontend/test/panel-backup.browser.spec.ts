import { expect, test } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const folder = mkdtempSync(join(tmpdir(), 'etalase-daily-'));
const shop = useShop({ BACKUP_DIR: folder });
test.afterAll(() => rm(folder, { recursive: true }));

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

      // The shop makes its own daily backup a minute after the start.
      await download.saveAs(join(folder, 'etalase-2026-11-20T19-30-00Z.tar'));
      await unfoldPart(page, 'Cadangan harian');
      await page.getByText('Unduh atau pulihkan 21 Nov 02.30').click();
      const row = page.getByRole('listitem').filter({ hasText: 'Sabtu, 21 November 2026 pukul 02.30 WIB' });
      await row.getByText('Sudah diperiksa').waitFor();
      await row.getByLabel('Kata sandi untuk mengunduh').fill(ADMIN_PASSWORD);
      await expectAccessible(page);
      const [daily] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('button', { name: 'Unduh cadangan' }).click(),
      ]);
      expect(daily.suggestedFilename()).toBe('etalase-2026-11-20T19-30-00Z.tar');
      expect((await stat(await daily.path())).size).toBe(size);
    });
  });
