import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { read, type Category } from './support/shop-api.js';
import { useSharedShop } from './support/use-shop.js';

const shop = useSharedShop();

const printedPages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/gu)?.length ?? 0;

/** Whether an element has ink on white paper. */
async function isReadable(page: Page, selector: string): Promise<boolean> {
  const image = await page.locator(selector).first().screenshot();
  const { channels } = await sharp(image).grayscale().stats();
  const { min = 255, max = 0 } = channels[0] ?? {};
  return min < 40 && max > 240;
}

test.describe('A printed page', () => {
  test('shows a focused card, and the heading and countdown of the sale in ink', async () => {
    const { page } = await shop.visitor();
    await page.goto('/');
    const card = page.locator('#layanan article').nth(1);
    await page.emulateMedia({ media: 'print' });
    await card.getByRole('link').focus();
    const ring = await card.getByRole('link').evaluate((link) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const { outlineStyle, boxShadow } = getComputedStyle(link, pseudo);
        return `${outlineStyle} ${boxShadow}`;
      }),
    );
    expect(ring).toEqual(['none none', 'none none', 'none none']);
    expect(await card.evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none');
    for (const selector of ['section[data-sale] h2', 'section[data-sale] [role=timer] b'])
      expect([selector, await isReadable(page, selector)]).toEqual([selector, true]);
  });

  test('of contacts has neither the form nor the address of a chat', async () => {
    const { page } = await shop.visitor();
    await page.goto('/contact');
    const form = page.getByRole('heading', { name: 'Tulis pesan' });
    await expect(form).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(form).toBeHidden();
    const chats = page.locator('main a[href^="https://wa.me"]');
    const written = await chats.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content),
    );
    expect([...new Set(written)]).toEqual(['none']);
  });

  test('of a category with up to eight products is a single page', async () => {
    const { page } = await shop.visitor();
    for (const { slug } of await read<Category[]>(shop.server, '/api/categories')) {
      const products = await read<unknown[]>(shop.server, `/api/products?category=${slug}`);
      if (products.length > 8) continue;
      await page.goto(`/category/${slug}`);
      expect([slug, await printedPages(page)]).toEqual([slug, 1]);
    }
  });
});
