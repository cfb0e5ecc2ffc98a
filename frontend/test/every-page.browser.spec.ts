import { expect, test, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import situations from './situations/every-page.json' with { type: 'json' };
import { axeViolations, DESKTOP, horizontalOverflow, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { findOverflow } from './support/overflow.js';
import { ignoreProblems } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const WIDTHS = [320, 360, 390, 768, 1440];
const PAGES = situations.pages;
const INFORMATION = situations.information;

/**
 * Interactive elements of the whole page, including header and footer, that are less than 44 px wide or high. Links
 * within a text may be smaller.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, input:not([type=hidden]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
        // The skip link is one pixel in size until it has focus.
        .filter((target) => target.getAttribute('href') !== '#isi')
        .map((target) => {
          // A card's link covers the whole card with a pseudo-element. A radio button is also selected by a click on
          // its label.
          const covers = getComputedStyle(target, '::before').position === 'absolute';
          const pressed = (covers && target.closest('article')) || target.closest('label') || target;
          return { target, box: pressed.getBoundingClientRect() };
        })
        // Sizes are rounded to whole pixels.
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
    );
}

/** The headings and questions of the page that its HTML does not contain. */
const missingHeadings = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const served = new DOMParser().parseFromString(source, 'text/html').querySelector('main')?.textContent;
    return [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
      .map(({ textContent }) => textContent ?? '')
      .filter((heading) => !served?.includes(heading));
  }, html);

/** The duration of the longest running animation or transition in milliseconds; infinite for loops. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().endTime ?? 0)),
    ),
  );

test.describe('Every page', () => {
  const shop = useSharedShop();
  const ids: Record<string, string> = {};
  /** Replaces a placeholder in the path by the ID of the product. */
  const resolvePath = (path: string) => path.replace(/\{(\w+)\}/u, (_, name: string) => ids[name] ?? '');

  test.beforeAll(async () => {
    ids['logo'] = (await productNamed(shop.server, 'Desain Logo Profesional')).id;
    ids['umbrella'] = (await productNamed(shop.server, 'Payung Lipat Promosi')).id;
  });

  // `useSharedShop` fails each test whose pages report console errors, hydration warnings or layout shifts.
  for (const path of [...PAGES, ...INFORMATION])
    test(`${path} is served with all its headings, has no layout shifts and no axe violations, fits widths of 320 to 1440 px and has touch targets of at least 44 px`, async () => {
      const { page } = await shop.visitor({ viewport: PHONE });
      const response = await openHydrated(page, resolvePath(path));
      expect(await missingHeadings(page, (await response?.text()) ?? '')).toEqual([]);
      await scrollThrough(page);
      expect(await axeViolations(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await horizontalOverflow(page)]).toEqual([width, 0]);
        if (width <= PHONE.width) expect([width, await smallTargets(page)]).toEqual([width, []]);
      }
      await page.setViewportSize(DESKTOP);
      expect(await axeViolations(page)).toEqual([]);
    });

  for (const [path, tag] of firstIsCore([...PAGES, ...INFORMATION]))
    test(`${path} fits 320 px with the text spacing of WCAG 1.4.12${tag}`, async () => {
      const visitor = await shop.visitor({ viewport: { width: 320, height: 640 } });
      const { page } = visitor;
      await page.goto(resolvePath(path));
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
            'p{margin-bottom:2em!important}',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await findOverflow(page)).toEqual([]);
      // The added spacing moves the text, which is not a fault of the page.
      ignoreProblems(visitor, /^layout shift/u);
    });

  for (const [path, tag] of firstIsCore(['/', '/product/{logo}', '/category/merchandise', ...INFORMATION]))
    test(`${path} has no layout shifts when fonts and images load late${tag}`, async () => {
      for (const viewport of [PHONE, DESKTOP]) {
        const { page } = await shop.visitor({ viewport, reportsFontSwaps: true });
        await page.route(/\.woff2$|\/objects\//u, async (route) => {
          await new Promise((done) => setTimeout(done, 600));
          await route.continue().catch(() => undefined);
        });
        await openHydrated(page, resolvePath(path));
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check("800 16px 'Plus Jakarta Sans'"))).toBe(true);
        await page.waitForTimeout(300);
        await page.context().close();
      }
    });

  test('with texts of basic characters loads one font, by a preload link', async () => {
    const { page } = await shop.visitor();
    const fonts: (readonly [url: string, status: number])[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push([response.url(), response.status()]);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const links = page.locator('head link[rel=preload][as=font]');
    const preloaded = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(preloaded).toHaveLength(1);
    expect(fonts).toEqual(preloaded.map((url) => [url, 200]));
  });

  // While the web font is loading, Firefox loads the fallback font only for text whose `font-family` names no other
  // font.
  test('preloads both weights of the fallback font through invisible pseudo-elements', async () => {
    const { page } = await shop.visitor();
    await page.goto('/');
    const boxes = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => {
        const { content, fontFamily, fontWeight, visibility, position } = getComputedStyle(
          element,
          '::before',
        );
        return { content, fontFamily, fontWeight, visibility, position };
      }),
    );
    const hidden = { content: '"."', visibility: 'hidden', position: 'absolute' };
    expect(boxes).toEqual(
      ['400', '700'].map((fontWeight) => ({
        ...hidden,
        fontWeight,
        fontFamily: expect.stringMatching(/^["']?Jakarta Fallback["']?$/u),
      })),
    );
  });

  for (const [reducedMotion, minMs, maxMs] of [
    [false, 1000, Infinity],
    [true, 0, 1],
  ] as const)
    test(`animates only without prefers-reduced-motion; reduced motion: ${reducedMotion}`, async () => {
      const { page } = await shop.visitor({ reducedMotion });
      await openHydrated(page, '/');
      const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect(smooth).toBe(reducedMotion ? 'auto' : 'smooth');
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/products\?/u, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.locator('#layanan nav').getByRole('link', { name: 'Branding' }).click();
      await expect(page.locator('[data-skeleton]')).toHaveCount(8);
      const motion = await longestMotion(page);
      expect(motion).toBeGreaterThanOrEqual(minMs);
      expect(motion).toBeLessThanOrEqual(maxMs);
      held.resolve();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });

  test('has a single inline script, allowed by CSP hash, and no event handlers or javascript: URLs', async () => {
    for (const path of [...PAGES, ...INFORMATION]) {
      const response = await fetch(shop.url + resolvePath(path));
      const html = await response.text();
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, code = '']) => code);
      expect(inline).toHaveLength(1);
      const hash = createHash('sha256')
        .update(inline[0] ?? '')
        .digest('base64');
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      const scripts = [...html.matchAll(/<script\b([^>]*)>/giu)].map(([, attributes = '']) => attributes);
      expect(scripts.length).toBeGreaterThan(1);
      for (const attributes of scripts)
        // The inline script has no attributes. All other scripts are data, or modules from the shop's server.
        expect(attributes).toMatch(/^$|type="application\/(?:ld\+)?json"|type="module".*src="\//u);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/iu);
      expect(html).not.toMatch(/(?:href|src|action)\s*=\s*["']?\s*javascript:/iu);
    }
  });

  test('has in its HTML a product that it shows, but not a product that it does not show (home page)', async () => {
    const html = await (await fetch(`${shop.url}/`)).text();
    expect(html).toContain('Kartu Nama Premium 310 gsm');
    expect(html).not.toContain('Kotak Kue');
  });
});

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 20));
    }
  });
}
