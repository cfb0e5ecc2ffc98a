import { expect, test } from '@playwright/test';
import { productNamed } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

test.describe('A tooltip', () => {
  const shop = useSharedShop();

  test('opens after 700 ms, or at once if a tooltip closed less than 300 ms ago', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, `/product/${(await productNamed(shop.server, 'Desain Logo Profesional')).id}`);
    const button = page.getByRole('button', { name: /wishlist/u });
    await button.scrollIntoViewIfNeeded();
    const took = await button.evaluate(async (element) => {
      const trigger = element.parentElement as HTMLElement;
      const bubble = trigger.querySelector('[role=tooltip]') as HTMLElement;
      const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const enter = async (): Promise<number> => {
        const start = performance.now();
        trigger.dispatchEvent(new PointerEvent('pointerenter'));
        while (bubble.hidden && performance.now() - start < 3000) await sleep(5);
        return performance.now() - start;
      };
      const leave = async (pause: number) => {
        trigger.dispatchEvent(new PointerEvent('pointerleave'));
        await sleep(pause);
      };
      const first = await enter();
      await leave(150);
      const soon = await enter();
      await leave(450);
      const late = await enter();
      await leave(50);
      return { first, soon, late, closed: bubble.hidden };
    });
    // A busy machine delays the tooltip, so the upper limits are wide.
    expect(took.first).toBeGreaterThan(690);
    expect(took.first).toBeLessThan(3000);
    expect(took.soon).toBeLessThan(690);
    expect(took.late).toBeGreaterThan(690);
    expect(took.closed).toBe(true);
  });
});
