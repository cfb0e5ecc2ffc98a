import { expect, test } from '@playwright/test';
import situations from './situations/shipping-page.json' with { type: 'json' };
import { saveContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { visibleTexts, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

test.describe('/shipping', () => {
  const shop = useShop();

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`states delivery options, offers, steps and terms; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      await page.goto('/shipping');
      const all = await visibleText(page.locator('main'));
      for (const fact of situations.facts) expect(all).toContain(fact);
      expect(await page.locator('main ol > li').count()).toBe(4);
    });

  for (const [width, tag] of firstIsCore([320, 1440]))
    test(`has an accessible rate table that fits a width of ${width} px${tag}`, async () => {
      const { page } = await shop.visitor({ viewport: { width, height: 800 } });
      await page.goto('/shipping');
      const table = page.getByRole('table', { name: 'Tarif per wilayah' });
      const columns = await visibleTexts(table.getByRole('columnheader'));
      expect(columns.filter((name) => name !== 'Perkiraan tiba')).toEqual(['Wilayah', 'Reguler', 'Ekspres']);
      const rows = await visibleTexts(table.locator('tbody tr'));
      expect(rows[0]).toMatch(/^Jabodetabek 1–2 hari Rp 15\.000 Rp 25\.000$/u);
      expect(rows.at(-1)).toMatch(/^Sulawesi, Papua, NTT 6–10 hari Rp 50\.000 Rp 75\.000$/u);
      expect(rows.length).toBeGreaterThan(4);
      expect(await table.getByRole('rowheader').count()).toBe(rows.length);
      const fees = (index: number) =>
        rows.map((row) => Number(/Rp ([\d.]+) Rp ([\d.]+)$/u.exec(row)?.[index]?.replace('.', '')));
      for (const column of [fees(1), fees(2)]) expect(column).toEqual(column.toSorted((a, b) => a - b));

      const box = await table.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? Infinity) <= width).toBe(true);
    });

  // This test is the last, because it changes the shop's content.
  test('shows a dash when a zone lacks a shipping service, on screen and in print', async () => {
    const zone = { region: 'Bali', regular: 10_000, express: null, days: '3' };
    const zones = [zone, { ...zone, region: 'Papua', express: 90_000 }];
    await saveContent(shop.server, 'content/shipping', { zones });
    const { page } = await shop.visitor();
    const rows = page.getByRole('table', { name: 'Tarif per wilayah' }).locator('tbody tr');
    const shown = ['Bali 3 hari Rp 10.000 – tidak tersedia', 'Papua 3 hari Rp 10.000 Rp 90.000'];
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await page.goto('/shipping');
      const texts = await visibleTexts(rows);
      // The page has the days twice, for narrow and for wide screens. In print, both may be visible.
      expect(texts.map((row) => row.replace(/ 3 hari 3 hari/u, ' 3 hari'))).toEqual(shown);
    }
  });
});
