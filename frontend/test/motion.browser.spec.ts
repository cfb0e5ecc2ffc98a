import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, open } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

/** The longest animation or transition that runs now, in milliseconds; loops count as endless. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().endTime ?? 0)),
    ),
  );

describe('Motion', () => {
  const shop = useShop();

  it.each([
    [false, 1000, Infinity],
    [true, 0, 1],
  ])('of skeletons and scrolling; reduced: %s', async (reducedMotion, least, most) => {
    const { page } = await shop.visitor({ reducedMotion });
    await open(page, '/');
    const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(smooth).toBe(reducedMotion ? 'auto' : 'smooth');
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/products\?/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.locator('#layanan nav').getByRole('link', { name: 'Branding' }).click();
    await eventually(async () => expect(await page.locator('[data-skeleton]').count()).toBe(8));
    const motion = await longestMotion(page);
    expect(motion).toBeGreaterThanOrEqual(least);
    expect(motion).toBeLessThanOrEqual(most);
    held.resolve();
    await eventually(async () => expect(await page.locator('[data-skeleton]').count()).toBe(0));
  });
});
