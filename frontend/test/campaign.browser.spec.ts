import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { saveContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { expectAccessible, ignoreProblems } from './support/panel.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST =
  'Gratis ongkir se-Jabodetabek untuk semua cetakan, dan potongan untuk setiap pesanan yang dikirim sebelum hari Minggu ini';

test.describe('The campaign above the header', () => {
  const shop = useShop();
  const run = (text: string, link: string | null) => {
    const end = new Date(Date.now() + DAY_MS).toISOString();
    return saveContent(shop.server, 'content/campaigns', { campaigns: [{ text, link, start: null, end }] });
  };

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`moves nothing, leads to a page of the shop, and is not printed, ${viewport.width} px wide${tag}`, async () => {
      await run(LONGEST, '/printing');
      // A layout shift is a problem of the visitor, which fails the test.
      const { page } = await shop.visitor({ viewport });
      await openHydrated(page, '/faq');
      const campaign = page.getByRole('complementary', { name: 'Pengumuman' });
      expect(await visibleText(campaign)).toBe(LONGEST);
      const [own, header] = [await campaign.boundingBox(), await page.getByRole('banner').boundingBox()];
      expect(own?.y).toBe(0);
      expect(header?.y).toBe(own?.height);
      await expectAccessible(page);

      await campaign.getByRole('link').click();
      await page.waitForURL('**/printing');
      await expect(campaign).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(campaign).toBeHidden();
    });

  test('takes two lines at most, and stays closed for the visit', async () => {
    await run(LONGEST, null);
    const visitor = await shop.visitor({ viewport: PHONE });
    const { page } = visitor;
    await openHydrated(page, '/faq');
    const campaign = page.getByRole('complementary', { name: 'Pengumuman' });
    expect((await campaign.boundingBox())?.height).toBeLessThan(60);
    await campaign.getByRole('button', { name: 'Tutup pengumuman' }).click();
    await expect(campaign).toBeHidden();
    // No script of the page is loaded that could hide it.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(campaign).toBeHidden();
    ignoreProblems(visitor, /^Failed to load resource/u);
  });

  test('leads to another site in a new tab, also without JavaScript', async () => {
    await run('Pameran cetak di Bandung', 'https://pameran.example/2026?a=1&b=2');
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/about');
    const link = page.getByRole('complementary', { name: 'Pengumuman' }).getByRole('link');
    expect(await link.getAttribute('href')).toBe('https://pameran.example/2026?a=1&b=2');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await visibleText(link)).toContain('Pameran cetak di Bandung');
  });
});
