import { expect, test, type Page } from '@playwright/test';
import situations from './situations/header.json' with { type: 'json' };
import { axeViolations } from './support/browser.js';
import { read, type Category } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const SERVICES = situations.services as [string, string][];
const summary = (page: Page, name: string) => page.locator('header summary:visible', { hasText: name });
const links = (page: Page) => page.locator('header details[open] a').filter({ visible: true });
const openedLinks = (page: Page): Promise<string[][]> =>
  links(page).evaluateAll((all) => all.map((a) => [a.textContent ?? '', a.getAttribute('href') ?? '']));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.describe('The header on a desktop', () => {
  const shop = useSharedShop();
  const categories = async () =>
    (await read<Category[]>(shop.server, '/api/categories')).map(({ name, slug }) => [
      name,
      `/category/${slug}`,
    ]);

  test("opens 'Layanan' and 'Kategori' on hover, and closes them when the pointer leaves", async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    expect(await openedLinks(page)).toEqual([]);
    await summary(page, 'Layanan').hover();
    await expect.poll(() => openedLinks(page)).toEqual(SERVICES);
    await links(page).last().hover();
    await page.waitForTimeout(300);
    expect(await openedLinks(page)).toEqual(SERVICES);
    await summary(page, 'Kategori').hover();
    await expect.poll(() => openedLinks(page)).toEqual(await categories());
    await page.mouse.move(700, 700);
    await expect.poll(() => openedLinks(page)).toEqual([]);
  });

  test('moves focus to the main element after navigation, so that Tab continues there', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const link = page.locator('#layanan article h3 a').first();
    const name = await visibleText(link);
    await link.press('Enter');
    const isMainFocused = () => page.locator('main').evaluate((main) => main === document.activeElement);
    await expect(page.locator('main h1')).toHaveText(name, { useInnerText: true });
    expect(await isMainFocused()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => isMainFocused()).toBe(true);
  });

  test('keeps a clicked menu open until a second click, a choice or a click elsewhere', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await summary(page, 'Layanan').click();
    await page.mouse.move(700, 700);
    await page.waitForTimeout(300);
    expect(await openedLinks(page)).toEqual(SERVICES);
    await summary(page, 'Layanan').click();
    await page.mouse.move(700, 700);
    await expect.poll(() => openedLinks(page)).toEqual([]);
    await summary(page, 'Layanan').click();
    await page.mouse.click(700, 600);
    await expect.poll(() => openedLinks(page)).toEqual([]);
    await summary(page, 'Kategori').click();
    await links(page).first().click();
    await page.waitForURL('**/category/design');
    await page.mouse.move(700, 700);
    await expect.poll(() => openedLinks(page)).toEqual([]);
  });

  test('supports its menus by keyboard: Enter, Space, Tab, arrow keys and Escape', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await summary(page, 'Layanan').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openedLinks(page)).toEqual(SERVICES);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Desain');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Branding');
    await page.keyboard.press('ArrowUp');
    expect(await focusedText(page)).toBe('Desain');
    await page.keyboard.press('Escape');
    await expect.poll(() => openedLinks(page)).toEqual([]);
    expect(await focusedText(page)).toBe('Layanan');
    await page.keyboard.press('Space');
    await expect.poll(() => openedLinks(page)).toEqual(SERVICES);
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Desain');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/design');
  });

  test('opens only one menu at a time, without axe violations', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/faq');
    for (const name of ['Layanan', 'Kategori']) {
      await summary(page, name).click();
      await page.mouse.move(700, 700);
      expect(await page.locator('header details[open]').count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
    }
  });

  test('links to the home page and the panel, and has a cart that shows 0', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/about');
    const header = page.locator('header');
    expect(await header.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
    const cart = header.getByRole('img', { name: /^Keranjang/u });
    expect(await visibleText(cart)).toBe('0');
    await header.getByRole('link', { name: /beranda$/u }).click();
    await page.waitForURL(`${shop.url}/`);
  });

  test('has working menus and links without JavaScript', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/');
    await summary(page, 'Layanan').click();
    expect(await openedLinks(page)).toEqual(SERVICES);
    await summary(page, 'Layanan').click();
    await summary(page, 'Kategori').click();
    expect(await openedLinks(page)).toEqual(await categories());
    await links(page).first().click();
    await page.waitForURL('**/category/design');
  });
});
