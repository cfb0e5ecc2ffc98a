import { expect, test, type Page } from '@playwright/test';
import situations from './situations/product.json' with { type: 'json' };
import { DESKTOP, LAPTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { productNamed, read, type Product } from './support/shop-api.js';
import { visibleTexts, openHydrated, recordRequests, rupiah, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const FIVE_IMAGES = 'Desain Logo Profesional';
const LONG_DESCRIPTION = 'Kartu Nama Premium 310 gsm';
const ONE_IMAGE = 'Spanduk Flexi per Meter';
const thumbnails = (page: Page) => page.getByRole('link', { name: /^Tampilkan gambar/u });
const panel = (page: Page) => page.locator('h1').locator('..');
const chats = (page: Page) => page.locator('main a[href^="https://wa.me/"]').filter({ visible: true });
const related = (page: Page) => page.getByRole('region', { name: 'Layanan Serupa' });

test.describe('A product page', () => {
  const shop = useSharedShop();
  const pathOf = async (name: string): Promise<string> =>
    `/product/${(await productNamed(shop.server, name)).id}`;

  for (const [[viewport, javaScript], tag] of firstIsCore([
    [PHONE, true],
    [DESKTOP, true],
    [DESKTOP, false],
  ] as const))
    test(`shows name, description and price, and the NEW badge only for a new product, ${viewport.width} px wide; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ viewport, javaScript });
      for (const name of [FIVE_IMAGES, ONE_IMAGE]) {
        const product = await productNamed(shop.server, name);
        await page.goto(await pathOf(name));
        expect(await visibleText(page.locator('h1'))).toBe(product.name);
        const text = await visibleText(panel(page));
        expect(text).toContain(product.description.replace(/\s+/gu, ' '));
        expect(text).toContain(rupiah(product.price));
        expect(/\bNEW\b/u.test(text)).toBe(product.isNew);
      }
    });

  for (const [javaScript, tag] of firstIsCore([true, false]))
    test(`shows the first image, and another when its thumbnail is clicked; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      if (javaScript) await openHydrated(page, await pathOf(FIVE_IMAGES));
      else await page.goto(await pathOf(FIVE_IMAGES));
      const images = page.locator('[id^="gambar-"]');
      const inView = async (index: number): Promise<boolean> => {
        const box = await images.nth(index).boundingBox();
        const frame = await images.nth(index).locator('..').boundingBox();
        return box !== null && frame !== null && Math.abs(box.x - frame.x) < 4;
      };
      expect(await thumbnails(page).count()).toBe(5);
      expect(await inView(0)).toBe(true);
      expect(await thumbnails(page).nth(0).getAttribute('aria-current')).toBe('true');
      await thumbnails(page).nth(2).click();
      await expect.poll(() => inView(2)).toBe(true);
      expect(await inView(0)).toBe(false);
      if (javaScript) expect(await thumbnails(page).nth(2).getAttribute('aria-current')).toBe('true');
    });

  test('has no thumbnails for a single image', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, await pathOf(ONE_IMAGE));
    expect(await page.locator('[id^="gambar-"]').count()).toBe(1);
    expect(await thumbnails(page).count()).toBe(0);
  });

  test('offers three packages and any quantity from 1, and sends neither to the server', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, await pathOf(FIVE_IMAGES));
    const radios = page.getByRole('radio');
    expect(await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual(
      situations.quantities,
    );
    expect(await page.getByRole('radio', { name: 'Basic' }).isChecked()).toBe(true);
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    const chat = await chats(page).getAttribute('href');
    await page.getByText('Enterprise', { exact: true }).click();
    expect(await page.getByRole('radio', { name: 'Enterprise' }).isChecked()).toBe(true);

    const quantity = page.getByRole('spinbutton');
    const [fewer, more] = [
      page.getByRole('button', { name: /^Kurangi/u }),
      page.getByRole('button', { name: /^Tambah/u }),
    ];
    expect(await quantity.inputValue()).toBe('1');
    expect(await fewer.isDisabled()).toBe(true);
    await more.click();
    await more.click();
    expect(await quantity.inputValue()).toBe('3');
    await fewer.click();
    await fewer.click();
    expect([await quantity.inputValue(), await fewer.isDisabled()]).toEqual(['1', true]);
    for (const [typed, becomes] of [
      ['0', '1'],
      ['-7', '1'],
      ['', '1'],
      ['1000000', '1000000'],
    ] as const) {
      await quantity.fill(typed);
      await quantity.blur();
      expect(await quantity.inputValue()).toBe(becomes);
    }
    await more.click();
    expect(await quantity.inputValue()).toBe('1000001');
    expect(await quantity.getAttribute('max')).toBeNull();
    expect(await chats(page).getAttribute('href')).toBe(chat);
    expect(requests).toEqual([]);
  });

  test("has a wishlist button without effect, whose tooltip 'Segera hadir' appears after a delay", async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, await pathOf(FIVE_IMAGES));
    await page.waitForLoadState('networkidle');
    const before = await visibleText(page.locator('main'));
    const requests = recordRequests(page);
    const wishlist = page.getByRole('button', { name: /wishlist/u });
    const tooltip = page.getByText('Segera hadir');
    await wishlist.hover();
    await page.waitForTimeout(350);
    expect(await tooltip.isVisible()).toBe(false);
    await tooltip.waitFor({ timeout: 2000 });
    await wishlist.click();
    await page.mouse.move(0, 0);
    await page.locator('h1').click();
    await expect(page.locator('main')).toHaveText(before, { useInnerText: true });
    expect(requests).toEqual([]);
    expect(page.url()).toBe(shop.url + (await pathOf(FIVE_IMAGES)));
  });

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`lists the first 4 other products of its category; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      const product = await productNamed(shop.server, FIVE_IMAGES);
      await page.goto(await pathOf(FIVE_IMAGES));
      const inCategory = await read<Product[]>(shop.server, `/api/products?category=${product.category}`);
      const others = inCategory.filter(({ id }) => id !== product.id).slice(0, 4);
      expect(others.length).toBe(4);
      expect(await visibleTexts(related(page).locator('h3'))).toEqual(others.map(({ name }) => name));
    });

  test('has the whole chat button in the first screen of a laptop', async () => {
    const { page } = await shop.visitor({ viewport: LAPTOP });
    for (const { id, whatsappNumber } of await read<Product[]>(shop.server, '/api/products')) {
      if (!whatsappNumber) continue;
      await page.goto(`/product/${id}`);
      await expect(chats(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test('has a chat link in view at every scroll position of a phone and of a laptop', async () => {
    for (const viewport of [PHONE, LAPTOP]) {
      const { page } = await shop.visitor({ viewport });
      await openHydrated(page, await pathOf(ONE_IMAGE));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += viewport.height / 2) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        const whole = () =>
          page.locator('a[href^="https://wa.me/"]').evaluateAll((links) =>
            links.some((link) => {
              const { x, y, width, height: tall } = link.getBoundingClientRect();
              return link.contains(document.elementFromPoint(x + width / 2, y + tall / 2));
            }),
          );
        await expect.poll(whole, { message: `${viewport.width} px wide, scrolled by ${top} px` }).toBe(true);
      }
    }
  });

  test('shows two lines of a long description until "Selengkapnya" is pressed, and all of it without scripts', async () => {
    const { id, description } = await productNamed(shop.server, LONG_DESCRIPTION);
    for (const javaScript of [true, false]) {
      const { page } = await shop.visitor({ viewport: LAPTOP, javaScript });
      if (javaScript) await openHydrated(page, `/product/${id}`);
      else await page.goto(`/product/${id}`);
      const words = panel(page).getByText(description);
      const lines = () =>
        words.evaluate((text) =>
          Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
        );
      const more = page.getByRole('button', { name: 'Selengkapnya' });
      if (!javaScript) {
        await expect(more).toBeHidden();
        expect(await lines()).toBeGreaterThan(2);
        continue;
      }
      expect(await lines()).toBe(2);
      await more.click();
      expect(await lines()).toBeGreaterThan(2);
    }
  });
});
