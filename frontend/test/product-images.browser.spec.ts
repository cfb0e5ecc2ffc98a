import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations, DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { FAILED_LOAD, ignoreProblems } from './support/panel.js';
import { loginAsAdmin, productNamed, uploadImage } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { moveFingers } from './support/touch.js';
import { useShop } from './support/use-shop.js';

const EXTERNAL = 'https://example.com/poster.jpg';
const image = (page: Page, index = 0) => page.locator('[id^="gambar-"]').nth(index).locator('img');
const opener = (page: Page, index = 0) => page.locator('[id^="gambar-"]').nth(index).getByRole('link');
const large = (page: Page) => page.getByRole('dialog', { name: /^Foto/u });
const thumbnails = (page: Page) => page.getByRole('link', { name: /^Tampilkan gambar/u });

/** A print of 600 × 1200 pixels: red above, blue below, with a green edge around it. */
async function portrait(): Promise<Buffer> {
  const part = (background: string, height: number, width = 560) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await part('#00ff00', 1200, 600))
    .composite([
      { input: await part('#d02020', 580), left: 20, top: 20 },
      { input: await part('#2020d0', 580), left: 20, top: 600 },
    ])
    .png()
    .toBuffer();
}

/**
 * Returns an image's object-fit, the size of the drawn image (`whole`) and the size of its element (`frame`). Each size
 * is width and height in pixels.
 */
const measure = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const img = element as HTMLImageElement;
      const { width, height } = img.getBoundingClientRect();
      const scale = Math.min(width / img.naturalWidth, height / img.naturalHeight);
      return {
        fit: getComputedStyle(img).objectFit,
        whole: [img.naturalWidth * scale, img.naturalHeight * scale],
        frame: [width, height],
      };
    });

/**
 * Console messages of Chromium's own document that shows an image. The security policy of the image blocks the styles
 * of the document.
 */
const IMAGE_PAGE = /Content Security Policy directive 'default-src 'none''|origin-keyed/u;

/** Serves the external image, which the test machine cannot reach. */
async function serveExternal(page: Page): Promise<void> {
  const body = await portrait();
  await page.route(EXTERNAL, (route) => route.fulfill({ contentType: 'image/png', body }));
}

const shop = useShop();

test.describe('The images of a product', () => {
  let path = '';
  let published = '';
  test.beforeAll(async () => {
    published = await uploadImage(shop.server, await portrait());
    const admin = await loginAsAdmin(shop.server);
    const square = (await productNamed(shop.server, 'Spanduk Flexi per Meter')).images[0] ?? '';
    const product = await admin.addProduct({ name: 'Poster Tinggi', images: [published, square, EXTERNAL] });
    path = `/product/${product.id}`;
  });
  const visitProduct = async (options: Parameters<typeof shop.visitor>[0] = {}) => {
    const { page } = await shop.visitor(options);
    await serveExternal(page);
    await openHydrated(page, path);
    return page;
  };

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`are shown uncropped in a frame of 3:4, or as high as a laptop, in the first image's main color, ${viewport.width} px wide${tag}`, async () => {
      const page = await visitProduct({ viewport });
      await expect
        .poll(() => image(page).evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const { fit, frame } = await measure(page, '[id^="gambar-"] img');
      expect(fit).toBe('contain');
      // On a laptop the frame and the rest of the gallery fit the screen.
      const [width = 0, height = 0] = frame;
      expect(height).toBeCloseTo(viewport === PHONE ? width / (3 / 4) : viewport.height - 292, 0);
      const color = /-(?<hex>[0-9a-f]{6})\.\w+$/u.exec(published)?.groups?.['hex'] ?? '';
      const rgb = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16));
      const frameColor = await image(page).evaluate(
        (img) => getComputedStyle(img.closest('picture')?.parentElement ?? img).backgroundColor,
      );
      expect(frameColor).toBe(`rgb(${rgb.join(', ')})`);
    });

  test('open as files in the same tab without JavaScript', async () => {
    const visitor = await shop.visitor({ javaScript: false });
    const { page } = visitor;
    await serveExternal(page);
    await page.goto(path);
    const links = page.locator('[id^="gambar-"] a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')))).toEqual([
      null,
      null,
      null,
    ]);
    expect(await links.last().getAttribute('href')).toBe(EXTERNAL);
    await opener(page).click();
    await page.waitForURL(`**${published}`);
    await page.waitForLoadState();
    ignoreProblems(visitor, IMAGE_PAGE);
  });

  for (const [[viewport, reducedMotion], tag] of firstIsCore([
    [PHONE, false],
    [DESKTOP, true],
  ] as const))
    test(`open enlarged and uncropped, at 80 to 100 % of the screen height, ${viewport.width} px wide${tag}`, async () => {
      const page = await visitProduct({ viewport, reducedMotion });
      await opener(page).click();
      await large(page).waitFor();
      await expect(async () => {
        const { whole } = await measure(page, 'dialog li:first-child img');
        const [width = 0, height = 0] = whole;
        expect(width / height).toBeCloseTo(0.5, 2);
        expect(height).toBeGreaterThan(0.8 * viewport.height);
        expect(height).toBeLessThanOrEqual(viewport.height);
      }).toPass();
      expect(await axeViolations(page)).toEqual([]);
    });

  test('can be browsed by arrow keys and buttons, and closed by Escape, which returns focus', async () => {
    const page = await visitProduct();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await large(page).waitFor();
    const shown = async (index: number) =>
      expect(async () => {
        const left = await large(page)
          .locator('li')
          .nth(index)
          .evaluate((li) => li.getBoundingClientRect().left);
        expect(Math.abs(left)).toBeLessThan(2);
        expect(await large(page).innerText()).toContain(`Gambar ${index + 1} dari 3`);
      }).toPass();
    await shown(0);
    await page.keyboard.press('ArrowRight');
    await shown(1);
    await page.getByRole('button', { name: 'Gambar berikutnya' }).click();
    await shown(2);
    await page.keyboard.press('ArrowRight');
    await shown(0);
    await page.getByRole('button', { name: 'Gambar sebelumnya' }).click();
    await shown(2);
    await page.keyboard.press('ArrowLeft');
    await shown(1);
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('can be browsed by swiping and zoomed by pinching', async () => {
    const page = await visitProduct({ viewport: PHONE });
    await opener(page).click();
    await large(page).waitFor();
    const middle = PHONE.height / 2;
    await moveFingers(page, (share) => [{ x: 350 - 300 * share, y: middle }]);
    await expect.poll(() => large(page).innerText()).toContain('Gambar 2 dari 3');
    const scale = () => page.evaluate(() => visualViewport?.scale);
    expect(await scale()).toBe(1);
    const pinch = (share: number, side: number) => ({
      x: PHONE.width / 2 + side * (40 + 100 * share),
      y: middle,
    });
    await moveFingers(page, (share) => [pinch(share, -1), pinch(share, 1)]);
    await expect.poll(scale).toBeGreaterThan(1.5);
    const touchActions = await large(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*'), dialog].map((element) => getComputedStyle(element).touchAction),
    );
    expect(touchActions.filter((action) => !['auto', 'manipulation'].includes(action))).toEqual([]);
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/u);
  });

  test('open in a new tab on a click with a modifier key', async () => {
    const page = await visitProduct();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      opener(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    // The event comes before the new tab has begun to load, and a busy browser may not report that it did.
    await expect(async () => expect(await tab.evaluate(() => location.href)).toContain(published)).toPass();
    expect(await large(page).count()).toBe(0);
  });

  test('open as files when the script of the enlarged view cannot be loaded', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await serveExternal(page);
    await page.route(/large-images/u, (route) => route.abort());
    await openHydrated(page, path);
    await opener(page).click();
    await page.waitForURL(`**${published}`);
    await page.waitForLoadState();
    ignoreProblems(visitor, FAILED_LOAD, IMAGE_PAGE);
  });
});

test.describe('The thumbnails of five images', () => {
  for (const [width, tag] of firstIsCore([320, 360, 390, 768, 1440]))
    test(`fit in one row at a width of ${width} px${tag}`, async () => {
      const { page } = await shop.visitor({ viewport: { width, height: 844 } });
      const { id } = await productNamed(shop.server, 'Desain Logo Profesional');
      await openHydrated(page, `/product/${id}`);
      const boxes = await thumbnails(page).evaluateAll((all) =>
        all.map((link) => {
          const { top, width: wide, right } = link.getBoundingClientRect();
          return { top, wide, right };
        }),
      );
      expect(boxes.length).toBe(5);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      for (const { wide, right } of boxes) {
        expect(wide).toBeGreaterThanOrEqual(44);
        expect(right).toBeLessThanOrEqual(width);
      }
    });
});
