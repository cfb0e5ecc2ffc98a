import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PHONE } from './support/browser.js';
import { dialog, login, openTab, ownerOf } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';

const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

/** Returns the pixels of an element as the screen shows it. */
const pixels = async (target: Locator): Promise<Buffer> =>
  sharp(await target.screenshot({ animations: 'disabled' }))
    .raw()
    .toBuffer();

/** Returns the most frequent color of an element, which is the color of the background. */
const background = async (target: Locator) => (await sharp(await target.screenshot()).stats()).dominant;

/** Whether an element shows two colors that differ clearly. */
const isDrawn = async (target: Locator): Promise<boolean> =>
  (await sharp(await target.screenshot()).stats()).channels.some(({ min, max }) => max - min > 100);

test.describe('In forced colors', () => {
  const shop = useShop();

  test('the selected product package is highlighted', async () => {
    const { page } = await shop.visitor();
    await forceColors(page);
    await page.goto(`/product/${(await productNamed(shop.server, 'Desain Logo Profesional')).id}`);
    const [first, second] = [page.locator('fieldset label').first(), page.locator('fieldset label').nth(1)];
    const [chosen, other] = [await background(first), await background(second)];
    expect(chosen).not.toEqual(other);
    await second.click();
    await expect.poll(() => background(second)).toEqual(chosen);
    expect(await background(first)).toEqual(other);
  });

  test('the selected category and the current service page are highlighted', async () => {
    const { page } = await shop.visitor();
    await forceColors(page);
    for (const [path, nav] of [
      ['/?kategori=printing', '#layanan nav'],
      ['/design', 'main nav[aria-label]'],
    ] as const) {
      await page.goto(path);
      const links = page.locator(nav).last();
      const chosen = await background(links.locator('a[aria-current]'));
      expect(chosen).not.toEqual(await background(links.locator('a:not([aria-current])').first()));
    }
  });

  test('FAQ questions show whether they are expanded', async () => {
    const { page } = await shop.visitor();
    await forceColors(page);
    await page.goto('/faq');
    const sign = page.locator('main summary > span:last-of-type').first();
    expect(await isDrawn(sign)).toBe(true);
    const closed = await pixels(sign);
    await page.locator('main summary').first().click();
    expect(await isDrawn(sign)).toBe(true);
    expect((await pixels(sign)).equals(closed)).toBe(false);
  });

  for (const path of ['/', '/halaman-hilang'])
    test(`the title of ${path} has no decorative pseudo-elements`, async () => {
      const { page } = await shop.visitor({ viewport: PHONE });
      const pseudoElements = () =>
        page.locator('main h1 *').evaluateAll((all) =>
          all
            .flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part)))
            .filter(({ content, display }) => content !== 'none' && display !== 'none')
            .map(({ content }) => content),
        );
      await page.goto(path);
      expect(await pseudoElements()).not.toEqual([]);
      await forceColors(page);
      expect(await pseudoElements()).toEqual([]);
    });

  test('the last word of the home page title does not cover the line above it', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await forceColors(page);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const title = page.locator('h1');
    // The last word is in a separate element. The upper half must look the same when that element is hidden.
    const upperHalf = async () => {
      const image = sharp(await title.screenshot());
      const { width, height } = await image.metadata();
      return image
        .extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
        .raw()
        .toBuffer();
    };
    const withLastWord = await upperHalf();
    await title.locator('*').evaluateAll((all) => {
      for (const element of all) (element as HTMLElement).style.visibility = 'hidden';
    });
    expect((await upperHalf()).equals(withLastWord)).toBe(true);
  });

  test('switches, the selected tab and dialog borders of the panel are visible', async () => {
    const { page } = await ownerOf(shop);
    await forceColors(page);
    await login(page);
    await openTab(page, 'Kategori');
    const underline = (tab: string) =>
      page
        .getByRole('tab', { name: tab, exact: true })
        .evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
    expect(await underline('Kategori')).not.toBe(await underline('Produk'));
    await page.getByRole('button', { name: 'Tambah Kategori' }).click();
    const edge = await dialog(page).evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(edge).toBe('1px');
    const control = dialog(page).locator('[data-scope=switch][data-part=control]');
    expect(await isDrawn(control)).toBe(true);
    const on = await pixels(control);
    await dialog(page).getByRole('switch', { name: 'Aktif' }).click();
    // The pointer leaves the switch, because hovering may change its look.
    await page.mouse.move(0, 0);
    expect(await isDrawn(control)).toBe(true);
    expect((await pixels(control)).equals(on)).toBe(false);
  });
});
