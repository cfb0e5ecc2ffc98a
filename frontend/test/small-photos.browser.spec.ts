import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { firstIsCore } from './support/core.js';
import { loginAsAdmin, read, uploadImage, type Product } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const shop = useShop();
let paths: string[] = [];

test.beforeAll(async () => {
  const admin = await loginAsAdmin(shop.server);
  const photos: string[] = [];
  for (const [width, height] of [
    [320, 240],
    [480, 640],
    [640, 160],
  ] as const) {
    const photo = sharp({ create: { width, height, channels: 3, background: '#7a9' } }).png();
    photos.push(await uploadImage(shop.server, await photo.toBuffer()));
  }
  const products = await read<Product[]>(shop.server, '/api/products?limit=8');
  for (const [index, product] of products.entries())
    await admin.changeProduct(product, { images: [0, 1, 2].map((by) => photos[(index + by) % 3] ?? '') });
  paths = [`/product/${products[0]?.id}`, '/', `/category/${products[0]?.category}`];
});

for (const [[width, density], tag] of firstIsCore([
  [1440, 2],
  [390, 3],
  [1440, 1],
  [1024, 1.5],
] as const))
  test(`a small photo is enlarged to two pixels of the screen at most; ${width} px wide, ${density} pixels in 1px${tag}`, async () => {
    const { page } = await shop.visitor({ viewport: { width, height: 900 }, density });
    for (const path of paths) {
      await openHydrated(page, path);
      expect([path, await isSharp(page)]).toEqual([path, true]);
    }
    await openHydrated(page, paths[0] ?? '');
    await page.locator('#gambar-1 a').click();
    await page.locator('dialog[open] img').first().waitFor();
    expect(await isSharp(page)).toBe(true);
  });

/** Whether some photo is small, and none is drawn with more than two pixels of the screen for one of its own. */
const isSharp = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const scales = [...document.images].flatMap((image) => {
      const [, width = 0, height = 0] = /-(\d+)x(\d+)-/u.exec(image.src)?.map(Number) ?? [];
      const both = [image.offsetWidth / width, image.offsetHeight / height];
      const isWhole = getComputedStyle(image).objectFit === 'contain';
      return width > 0 ? Math[isWhole ? 'min' : 'max'](...both) * devicePixelRatio : [];
    });
    return Math.max(...scales) > 0.5 && Math.max(...scales) <= 2.01;
  });
