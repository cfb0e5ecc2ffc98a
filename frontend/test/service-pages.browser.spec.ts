import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { saveContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { read, type Product } from './support/shop-api.js';
import { visibleTexts, openHydrated, parseChatUrl, visibleText } from './support/storefront.js';
import { structuredData } from './support/structured-data.js';
import { useShop } from './support/use-shop.js';

const isNamed = (product: Product, words: readonly string[]) =>
  words.some((word) => product.name.toLowerCase().includes(word));
const isDesign = (product: Product) =>
  product.category === 'design' || isNamed(product, ['desain', 'logo', 'branding', 'poster', 'instagram']);
const isPrinting = (product: Product) =>
  product.category === 'printing' || isNamed(product, ['cetak', 'banner', 'brosur', 'kartu nama', 'stiker']);
const isBranding = (product: Product) =>
  isNamed(product, ['branding', 'brand', 'logo', 'identitas', 'paket']);
const isDigitalMarketing = (product: Product) =>
  isNamed(product, ['instagram', 'feed', 'digital', 'sosial', 'media', 'content']);

const SERVICE_PAGES = [
  {
    path: '/design',
    title: 'Desain',
    isListed: isDesign,
    facts: ['3–5 hari kerja', '3 konsep awal', 'Revisi tanpa batas'],
  },
  {
    path: '/printing',
    title: 'Percetakan',
    isListed: isPrinting,
    facts: ['100 lembar', '1 boks isi 100', '10 lembar'],
  },
  {
    path: '/branding',
    title: 'Branding',
    isListed: isBranding,
    facts: ['Rp 2.500.000', '50%', 'Rp 1.000.000', '100%'],
  },
  {
    path: '/digital-marketing',
    title: 'Digital Marketing',
    isListed: isDigitalMarketing,
    facts: ['30 hari', '1 tahun'],
  },
] as const;

const byName = (a: Product, b: Product) => new Intl.Collator('id').compare(a.name, b.name);
const cards = (page: Page) => page.locator('#daftar article');
const names = (page: Page) => visibleTexts(cards(page).locator('h3'));
const more = (page: Page) => page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' });
const order = (page: Page) => page.getByLabel('Urutkan');

test.describe('The service pages', () => {
  const shop = useShop();
  const catalog = () => read<Product[]>(shop.server, '/api/products');

  for (const [{ path, title, isListed, facts }, tag] of firstIsCore(SERVICE_PAGES))
    test.describe(`${path}`, () => {
      test('has its facts, products and structured data in its HTML, and links to the chat and the contact page', async () => {
        const { page } = await shop.visitor({ javaScript: false });
        await page.goto(path);
        const all = await visibleText(page.locator('main'));
        for (const fact of facts) expect(all).toContain(fact);
        expect(await page.getByText('Coming Soon', { exact: true }).count()).toBe(
          path === '/digital-marketing' ? 6 : 0,
        );
        const list = (await structuredData(page, 'ItemList')) as {
          itemListElement: { name: string; url: string }[];
        };
        expect(list.itemListElement.map((item) => item.name)).toEqual(await names(page));
        const links = await cards(page)
          .locator('h3 a')
          .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
        expect(list.itemListElement.map((item) => item.url)).toEqual(links);
        expect(await structuredData(page, 'Service')).toMatchObject({ name: title, url: shop.url + path });
        const ending = page.locator('main > section').last();
        const chat = ending.locator('a[href^="https://wa.me/"]');
        expect(parseChatUrl(await chat.getAttribute('href')).url).toBe('https://wa.me/6280000000000');
        expect(await chat.getAttribute('target')).toBe('_blank');
        await ending.locator('a[href="/contact"]').click();
        await page.waitForURL('**/contact');
      });

      test('lists its products from A to Z, 8 at a time', async () => {
        const { page } = await shop.visitor();
        const listed = (await catalog()).filter(isListed).toSorted(byName);
        expect(listed.length).toBeGreaterThan(3);
        await openHydrated(page, path);
        expect(await order(page).locator('option').allTextContents()).toEqual(['Nama A-Z', 'Harga Terendah']);
        expect(await order(page).inputValue()).toBe('nama');
        const all = listed.map((product) => product.name);
        for (let shown = 8; ; shown += 8) {
          await expect.poll(() => names(page)).toEqual(all.slice(0, shown));
          if (shown >= all.length) break;
          await more(page).click();
        }
        expect(await more(page).count()).toBe(0);
      });

      for (const javaScript of [true, false])
        test(`sorts by 'Harga Terendah' under a separate URL; JavaScript: ${javaScript}${tag}`, async () => {
          const { page } = await shop.visitor({ javaScript, viewport: PHONE });
          if (javaScript) await openHydrated(page, path);
          else await page.goto(path);
          await order(page).selectOption({ label: 'Harga Terendah' });
          if (!javaScript) await page.getByRole('button', { name: 'Terapkan' }).click();
          await page.waitForURL((url) => url.pathname === path && url.searchParams.get('urut') === 'harga');
          const listed = (await catalog()).filter(isListed);
          const prices = listed.map(({ price }) => price).toSorted((a, b) => a - b);
          const priceOf = new Map(listed.map((product) => [product.name, product.price]));
          await expect
            .poll(async () => (await names(page)).map((each) => priceOf.get(each)))
            .toEqual(prices.slice(0, 8));
          expect(await order(page).inputValue()).toBe('harga');
          expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop.url + path);

          await order(page).selectOption({ label: 'Nama A-Z' });
          if (!javaScript) await page.getByRole('button', { name: 'Terapkan' }).click();
          await expect
            .poll(() => names(page))
            .toEqual(
              listed
                .toSorted(byName)
                .slice(0, 8)
                .map((each) => each.name),
            );
        });

      test(`shows 6 skeletons while loading, 'Coba lagi' on failure, and a hint when empty${tag}`, async () => {
        const { page } = await shop.visitor();
        await openHydrated(page, '/faq');
        let release = (): void => undefined;
        const held = new Promise<void>((done) => (release = done));
        let response: { status: number; body: string } = { status: 404, body: '' };
        await page.route(/\/api\/products\?/u, async (route) => {
          await held;
          await route.fulfill({ ...response, headers: { 'X-Total-Count': '0' } });
        });
        await page.locator('footer').getByRole('link', { name: title, exact: true }).click();
        await page.waitForURL(`**${path}`);
        await expect(page.locator('#daftar [data-skeleton]')).toHaveCount(6);
        release();
        const retry = page.getByRole('button', { name: 'Coba lagi' });
        await retry.waitFor();
        response = { status: 200, body: '[]' };
        await retry.click();
        await retry.waitFor({ state: 'detached' });
        const entries = page.locator('#daftar [data-skeleton], #daftar article');
        await expect(entries).toHaveCount(0);
        expect((await visibleText(page.locator('#daftar'))).length).toBeGreaterThan(60);
        expect(await visibleText(page.locator('#daftar'))).toContain('chat');
      });
    });

  test('keep the sort order when more products are loaded without JavaScript', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/printing?urut=harga');
    await more(page).click();
    await page.waitForURL(
      (url) => url.searchParams.get('tampil') === '16' && url.searchParams.get('urut') === 'harga',
    );
    expect(await cards(page).count()).toBe(16);
  });

  test('link to each other', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/design');
    const links = page.getByRole('navigation', { name: 'Empat layanan' });
    for (const { path, title } of SERVICE_PAGES.slice(1)) {
      await links.getByRole('link', { name: title }).click();
      await page.waitForURL(`**${path}`);
      await expect(page.locator('h1')).toHaveText(title, { useInnerText: true });
      expect(await visibleText(links.locator('[aria-current=page]'))).toBe(title);
    }
  });

  // This test is the last, because it changes the shop's content.
  test("are not linked when hidden, and show 'Page Not Found' when an old link is followed", async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/printing');
    const toBranding = page
      .getByRole('navigation', { name: 'Empat layanan' })
      .getByRole('link', { name: 'Branding' });
    await saveContent(shop.server, 'content/services', { branding: { visible: false } });
    await toBranding.click();
    await page.waitForURL('**/branding');
    await expect(page.locator('h1')).toHaveText('Page Not Found', { useInnerText: true });

    expect((await page.goto('/printing'))?.status()).toBe(200);
    await page.getByRole('navigation', { name: 'Tiga layanan' }).waitFor();
    expect(await page.locator('a[href="/branding"]').count()).toBe(0);
    expect((await page.goto('/branding'))?.status()).toBe(404);
    expect(await visibleText(page.locator('h1'))).toBe('Page Not Found');
  });
});
