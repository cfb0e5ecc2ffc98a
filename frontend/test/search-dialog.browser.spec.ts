import { expect, test, type Page } from '@playwright/test';
import { axeViolations, DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { read, type Category, type Product } from './support/shop-api.js';
import { visibleTexts, openHydrated, rupiah, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari Produk' });
const field = (page: Page) => dialog(page).getByPlaceholder('Cari produk, kategori, atau deskripsi...');
const rows = (page: Page) => dialog(page).locator('li');
const openDialog = async (page: Page): Promise<void> => {
  await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
  await field(page).waitFor();
};

test.describe('The search dialog', () => {
  const shop = useSharedShop();
  /** The products that contain the query in name, description, category slug or category name. */
  const matches = async (query: string): Promise<Product[]> => {
    const categories = await read<Category[]>(shop.server, '/api/categories');
    const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]));
    return (await read<Product[]>(shop.server, '/api/products')).filter(({ name, description, category }) =>
      [name, description, category, nameOf.get(category) ?? ''].some((text) =>
        text.toLowerCase().includes(query.toLowerCase()),
      ),
    );
  };

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`opens with a hint and focus in its field, and closes by Escape, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport });
      await openHydrated(page, '/faq');
      await openDialog(page);
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await visibleText(dialog(page))).toContain('Ketik untuk mencari produk...');
      expect(await axeViolations(page)).toEqual([]);
      await field(page).press('Escape');
      expect(await dialog(page).count()).toBe(0);
    });

  test('shows its whole placeholder on the narrowest phone, and so does the search page', async () => {
    const { page } = await shop.visitor({ viewport: { width: 320, height: 640 } });
    await openHydrated(page, '/?cari=');
    for (const input of [page.locator('main input[type=search]'), field(page)]) {
      if (!(await input.isVisible())) await openDialog(page);
      const [text, room] = await input.evaluate(measurePlaceholder);
      expect(text).toBeLessThanOrEqual(room);
    }
  });

  for (const [query, tag] of firstIsCore(['LOGO', 'a']))
    test(`finds ${query} in names, descriptions and categories, ignoring case${tag}`, async () => {
      const { page } = await shop.visitor();
      await openHydrated(page, '/');
      await openDialog(page);
      await field(page).fill(query);
      const found = await matches(query);
      const summary =
        found.length > 0 ? `Ditemukan ${found.length} produk` : 'Tidak ada produk yang ditemukan';
      await expect(dialog(page)).toContainText(summary, { useInnerText: true });
      expect(await visibleTexts(rows(page).locator('h3'))).toEqual(
        found.slice(0, 20).map(({ name }) => name),
      );
    });

  test('shows image, name, description, price and category in rows that link to their products', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await openHydrated(page, '/');
    await openDialog(page);
    await field(page).fill('Kartu Nama');
    const [first] = await matches('Kartu Nama');
    if (!first) throw new Error('The sample catalog has no business cards');
    const categories = await read<Category[]>(shop.server, '/api/categories');
    const row = rows(page).filter({ has: page.getByRole('heading', { name: first.name, exact: true }) });
    await row.waitFor();
    const shown = await visibleText(row);
    for (const text of [
      first.name,
      first.description.split(/\s+/u)[0] ?? '',
      rupiah(first.price),
      categories.find(({ slug }) => slug === first.category)?.name ?? '',
    ])
      expect(shown).toContain(text);
    expect(await row.locator('img').count()).toBe(1);
    expect(await row.getByRole('link').getAttribute('href')).toBe(`/product/${first.id}`);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('clears the query when a result is chosen', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await openDialog(page);
    await field(page).fill('logo');
    await rows(page).first().getByRole('link').click();
    await page.waitForURL('**/product/*');
    await expect(dialog(page)).toHaveCount(0);
    await openDialog(page);
    expect(await field(page).inputValue()).toBe('');
    expect(await rows(page).count()).toBe(0);
  });

  test('links to the page of all results', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await openDialog(page);
    await field(page).fill('a');
    const all = await matches('a');
    expect(all.length).toBeGreaterThan(20);
    await dialog(page)
      .getByRole('link', { name: new RegExp(`\\b${all.length} hasil`, 'u') })
      .click();
    await page.waitForURL('**/?cari=a');
    await expect(page.locator('main')).toContainText(`Ditemukan ${all.length} produk`, {
      useInnerText: true,
    });
  });
});

/** Runs in the page. @returns the width of a field's placeholder, and the width that the field has for it. */
function measurePlaceholder(element: Element): [number, number] {
  const input = element as HTMLInputElement;
  const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('No canvas');
  Object.assign(canvas, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing });
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return [canvas.measureText(input.placeholder).width, room];
}
