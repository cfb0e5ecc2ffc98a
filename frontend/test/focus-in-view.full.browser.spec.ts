import { expect, test, type Page } from '@playwright/test';
import { LAPTOP, PHONE } from './support/browser.js';
import { read, type Product } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import situations from './situations/longest-texts.json' with { type: 'json' };

const shop = useShop();

/** Returns the focused element if a bar is drawn over a part of it, and '' at the end of the page. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    // The ring of a stretched link is around its card. Some cards are higher than the space between the bars.
    const card = getComputedStyle(focused, '::before').position === 'absolute' && focused.closest('article');
    const bars = [...document.querySelectorAll('header, [data-bottom-bar]')];
    const space = bars.reduce((height, bar) => height - bar.getBoundingClientRect().height, innerHeight);
    const shown = card && card.getBoundingClientRect().height < space ? card : focused;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const isCovered = [top + 1, bottom - 1].some((y) =>
      [left + 1, (left + right) / 2, right - 1].some((x) => {
        const bar = document.elementFromPoint(x, y)?.closest('header, [data-bottom-bar]');
        return bar && !bar.contains(focused);
      }),
    );
    const name = focused.textContent.trim() || focused.getAttribute('aria-label');
    return isCovered ? `${focused.tagName} ${name}` : undefined;
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP }))
  test(`no bar covers a part of what has the focus on any page of a ${name}`, async () => {
    test.slow();
    const products = await read<Product[]>(shop.server, '/api/products');
    const { page } = await shop.visitor({ viewport });
    // A smooth scroll would still be on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const covered: Record<string, string[]> = {};
    for (const path of [...situations.pages, `/product/${products[1]?.id}`, `/product/${products[16]?.id}`]) {
      if (path.includes('{')) continue;
      await openHydrated(page, path);
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < 150; stop += 1) {
          await page.keyboard.press(key);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
          const found = await coveredFocus(page);
          if (found === '') break;
          if (found) (covered[`${path}, ${key}`] ??= []).push(found);
        }
    }
    expect(covered).toEqual({});
  });
