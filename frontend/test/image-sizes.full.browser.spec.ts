import { expect, test } from '@playwright/test';
import { productNamed } from './support/shop-api.js';
import { useSharedShop } from './support/use-shop.js';

const shop = useSharedShop();

/** The displayed width of an image may differ by this share from its width in `sizes`, which is rounded. */
const TOLERANCE = 0.1;

for (const width of [320, 360, 390, 600, 768, 1024, 1440])
  test(`at ${width} px the browser loads for each eager image the smallest variant that fills its frame`, async () => {
    const product = await productNamed(shop.server, 'Desain Logo Profesional');
    for (const path of ['/', `/product/${product.id}`, '/category/printing']) {
      // Each width uses a new browser context, because Chromium reuses a larger variant that it has already loaded.
      const { page } = await shop.visitor({ viewport: { width, height: 900 } });
      await page.goto(path);
      const images = await page.evaluate(readImages);
      expect(images.length).toBeGreaterThan(0);
      for (const { shown, chosen, variants } of images) {
        const smallest = (pixels: number) => variants.find((variant) => variant >= pixels) ?? variants.at(-1);
        const fitting = [shown * (1 - TOLERANCE), shown * (1 + TOLERANCE)].map(smallest);
        expect({ path, shown, chosen: fitting.includes(chosen) ? 'fitting' : chosen }).toEqual({
          path,
          shown,
          chosen: 'fitting',
        });
      }
    }
  });

/**
 * Runs in the page.
 * @returns for each visible, eager image with a `srcset`: the displayed width, the width of the loaded variant, and the
 * widths of all variants.
 */
async function readImages() {
  const images = [...document.images].filter(
    (image) => image.checkVisibility() && image.srcset !== '' && image.loading === 'eager',
  );
  await Promise.all(images.map((image) => image.decode()));
  return images.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    const isWhole = getComputedStyle(image).objectFit === 'contain';
    const candidates = (image.parentElement?.querySelector('source')?.srcset ?? image.srcset)
      .split(', ')
      .map((candidate) => candidate.split(' ') as [string, string]);
    const chosen = candidates.find(([url]) => new URL(url, location.href).href === image.currentSrc);
    return {
      // An image that is not shown whole covers its frame, and parts of the image are cut off.
      shown: isWhole ? Math.min(width, height * ratio) : Math.max(width, height * ratio),
      chosen: parseInt(chosen?.[1] ?? '0', 10),
      variants: candidates.map(([, size]) => parseInt(size, 10)),
    };
  });
}
