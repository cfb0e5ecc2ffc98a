import { expect, type Page } from '@playwright/test';
import { findOverflow } from './overflow.js';
import { ownerOf } from './panel.js';
import { openHydrated, visibleText } from './storefront.js';
import type { useShop } from './use-shop.js';

/** Prices of increasing length. The last price is the longest possible. */
export const PRICES = [85_000, 13_000_000, 1_300_000_000, Number.MAX_SAFE_INTEGER];

const PHONES = [320, 360, 390].map((width) => ({ width, height: 640 }));
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not drawn`);
  return found;
};

/** Expects that on phones the bottom bar of the product's page shows the text, fits the screen and covers nothing. */
export async function expectInBottomBar(
  shop: ReturnType<typeof useShop>,
  id: string,
  text: string,
): Promise<void> {
  for (const viewport of PHONES) {
    // A price may wrap differently after the font has loaded. `ownerOf` ignores these layout shifts.
    const { page } = await ownerOf(shop, { viewport });
    await openHydrated(page, `/product/${id}`);
    const shown = await visibleText(page.locator('[data-bottom-bar]'));
    expect(shown.replaceAll('\u00a0', ' ')).toContain(text);
    expect([viewport, await findOverflow(page)]).toEqual([viewport, []]);

    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const imprint = await box(page, 'footer p:last-of-type >> nth=-1');
    expect(imprint.y + imprint.height).toBeLessThanOrEqual((await box(page, '[data-bottom-bar]')).y);
  }
}
