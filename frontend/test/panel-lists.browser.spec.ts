import { expect, type Locator, test } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { choosePhotos, chosenPhotos, dialog, login, openTab, ownerOf, photo } from './support/panel.js';
import { read, type Category, type Product } from './support/shop-api.js';
import { moveFingers } from './support/touch.js';
import { useShop } from './support/use-shop.js';

test.describe('The lists of the panel', () => {
  const shop = useShop();

  test('show the photo of a product, and its buttons on one line at 320 to 1440 px', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    const [product] = await read<Product[]>(shop.server, '/api/products?limit=1');
    await login(page);
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: `Ubah ${product?.name}`, exact: true }),
    });
    const stem = product?.images[0]?.replace(/\.jpg$/u, '') ?? '(no image)';
    expect(await row.locator('img').first().getAttribute('src')).toContain(stem);
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: PHONE.height });
      expect([width, await linesOf(row.getByRole('button'))]).toEqual([width, 1]);
    }
  });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`move a dragged category to its new place, ${viewport.width} px wide${tag}`, async () => {
      // The moved rows are layout shifts, which `ownerOf` ignores.
      const { page } = await ownerOf(shop, { viewport });
      const order = async () =>
        (await read<Category[]>(shop.server, '/api/categories')).map(({ name }) => name);
      const before = await order();
      const [first = '', second = '', ...rest] = before;
      await login(page);
      await openTab(page, 'Kategori');
      const rows = page.getByRole('list', { name: 'Daftar kategori' }).getByRole('listitem');
      const grip = (index: number) => centerOf(rows.nth(index).locator('span[aria-hidden=true]:has(svg)'));
      await rows.nth(0).scrollIntoViewIfNeeded();
      const [from, to] = [await grip(0), await grip(1)];
      if (viewport === PHONE)
        await moveFingers(page, (share) => [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
      else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
      }
      await expect.poll(order).toEqual([second, first, ...rest]);
      await expect(rows.first()).toContainText(second);
    });

  test('open the form of a new product without the photos of a discarded form', async () => {
    // A chosen photo is listed after its preparation. If that is long after the owner's last press, the browser counts
    // a layout shift, which `ownerOf` ignores.
    const { page } = await ownerOf(shop);
    await login(page);
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await choosePhotos(page, [await photo('satu', '#D6006C')]);
    await expect.poll(() => chosenPhotos(page)).toEqual(['satu.png']);
    // Previews are 280 pixels wide.
    const preview = dialog(page).getByRole('list', { name: 'Foto baru' }).locator('img');
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(280);
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Buang perubahan' }).click();
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await dialog(page).getByLabel('Nama produk').waitFor();
    expect(await dialog(page).getByText('satu.png').count()).toBe(0);
  });
});

async function centerOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** The number of lines on which the buttons are. */
const linesOf = (buttons: Locator) =>
  buttons.evaluateAll(
    (all) => new Set(all.map((button) => Math.round(button.getBoundingClientRect().top))).size,
  );
