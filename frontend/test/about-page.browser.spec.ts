import { expect, test, type Page } from '@playwright/test';
import situations from './situations/about-page.json' with { type: 'json' };
import { saveContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { read } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { structuredData } from './support/structured-data.js';
import { useShop } from './support/use-shop.js';

const FIELDS = situations.fields;
const LISTS = ['missionItems', 'designServices', 'printingServices'];

test.describe('/about', () => {
  const shop = useShop();
  /** Opens the page without loading a document, so that the browser requests the content from the API. */
  const openFromFooter = async (page: Page) => {
    await openHydrated(page, '/faq');
    await page.locator('footer').getByRole('link', { name: 'Tentang Kami' }).click();
    await page.waitForURL('**/about');
  };

  test('shows the default texts in the served page and also after a failed API request', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/about');
    const served = await visibleText(page.locator('main'));
    expect(await visibleText(page.locator('h1'))).toBe('Tentang Kami');

    const { page: failing } = await shop.visitor();
    await failing.route('**/api/about-content', (route) => route.fulfill({ status: 404, body: '' }));
    await openFromFooter(failing);
    await expect(failing.locator('h1')).toHaveText('Tentang Kami', { useInnerText: true });
    expect(await visibleText(failing.locator('main'))).toBe(served);
  });

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`shows every content field immediately after a save; JavaScript: ${javaScript}${tag}`, async () => {
      const content = Object.fromEntries(
        FIELDS.map((field) => [
          field,
          LISTS.includes(field)
            ? [`${field} satu ${javaScript}`, `${field} dua ${javaScript}`]
            : `${field} baru ${javaScript}`,
        ]),
      );
      await saveContent(shop.server, 'about-content', content);
      const { page } = await shop.visitor({ javaScript });
      await page.goto('/about');
      const shown = await visibleText(page.locator('main'));
      for (const text of Object.values(content).flat()) expect(shown).toContain(text);
      expect(await page.title()).toBe(`${String(content['title'])} · Etalase`);
    });

  test('describes the business as structured data', async () => {
    const { page } = await shop.visitor();
    await page.goto('/about');
    const { company } = await read<{ company: { name: string } }>(shop.server, '/api/site-content');
    expect(await structuredData(page, 'AboutPage')).toMatchObject({
      name: await visibleText(page.locator('h1')),
    });
    expect(await structuredData(page, 'LocalBusiness')).toMatchObject({
      name: company.name,
      telephone: '+6280000000000',
      address: { addressCountry: 'ID' },
    });
  });
});
