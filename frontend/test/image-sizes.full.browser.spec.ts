import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import situations from './situations/image-sizes.json' with { type: 'json' };
import { loginToSales } from './support/flash-sales.js';
import { login, openTab, ownerOf } from './support/panel.js';
import { loginAsAdmin, read, uploadImage, type Product } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';

const shop = useShop();

/** An upright banner, a portrait, a square, a landscape and the panorama of a banner. */
const PHOTOS = situations.photos as [number, number][];
let paths: string[] = [];

test.beforeAll(async () => {
  const photos: string[] = [];
  for (const [width, height] of PHOTOS) {
    const photo = sharp({ create: { width, height, channels: 3, background: '#7a9' } }).png();
    photos.push(await uploadImage(shop.server, await photo.toBuffer()));
  }
  const admin = await loginAsAdmin(shop.server);
  const sales = await loginToSales(shop.server);
  const products = await read<Product[]>(shop.server, '/api/products');
  for (const [index, product] of products.entries())
    await admin.changeProduct(product, {
      images: photos.map((_, shift) => photos[(index + shift) % photos.length] ?? ''),
    });
  for (const { id } of products.slice(3, 6))
    await sales.add({ productId: id, discountPercentage: 10, endDate: new Date(Date.now() + 86_400_000) });
  paths = [
    '/',
    ...products.slice(0, PHOTOS.length).map(({ id }) => `/product/${id}`),
    `/category/${products[0]?.category}`,
    '/printing',
    '/?cari=desain',
  ];
});

for (const width of [320, 390, 600, 768, 1024, 1440])
  test(`the attribute sizes is the width of the drawn photo in every place at ${width} px`, async () => {
    const { page } = await shop.visitor({ viewport: { width, height: 900 } });
    for (const path of paths) {
      await page.goto(path);
      expect([path, await unfitting(page)]).toEqual([path, []]);
    }
  });

test('the attribute sizes is the width of the drawn photo in every list of the panel', async () => {
  for (const width of [390, 1440]) {
    const { page } = await ownerOf(shop, { viewport: { width, height: 900 } });
    await login(page);
    for (const tab of ['Produk', 'Flash Sales'] as const) {
      await openTab(page, tab);
      await page.locator('main img').first().waitFor();
      expect([tab, await unfitting(page)]).toEqual([tab, []]);
    }
  }
});

/** The photos whose width according to `sizes` is not the drawn width, or that are cropped although longer than 2:1. */
async function unfitting(page: Page): Promise<string[]> {
  const { images, count } = await page.evaluate(readImages);
  expect(count).toBeGreaterThan(0);
  return images;
}

/** Runs in the page. With width descriptors, `naturalWidth` is the width that `sizes` says. */
async function readImages() {
  const images = [...document.images].filter((image) => image.srcset !== '' && image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  const wrong = images.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    const isWhole = getComputedStyle(image).objectFit === 'contain';
    const drawn = isWhole ? Math.min(width, height * ratio) : Math.max(width, height * ratio);
    const share = image.naturalWidth / drawn;
    const isCropped = !isWhole && (ratio > 2.01 || ratio < 0.49);
    // Small images may have a larger width, because the smallest variant is 320 px wide.
    if (share > 0.97 && (share < 1.25 || image.naturalWidth <= 400) && !isCropped) return [];
    const place = image.closest('article, li, main > *, header, dialog')?.className.slice(0, 30);
    return [
      `${place}: ${width.toFixed()}×${height.toFixed()}, photo ${ratio.toFixed(2)}, drawn ${drawn.toFixed()}, sizes ${image.naturalWidth}${isCropped ? ', cropped' : ''}`,
    ];
  });
  return { images: wrong, count: images.length };
}
