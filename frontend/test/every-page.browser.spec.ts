import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings, DESKTOP, PHONE, sidewaysScroll } from './support/browser.js';
import { productNamed } from './support/shop-api.js';
import { open } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const WIDTHS = [320, 360, 390, 768, 1440];
/** Those of the information and service pages are looked at by their own tests too. */
const PAGES = [
  '/',
  '/?kategori=printing&tampil=16',
  '/?cari=kartu',
  '/product/{logo}',
  '/product/{umbrella}',
  '/category/merchandise',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/design',
  '/printing',
  '/branding',
  '/digital-marketing',
  '/halaman-hilang',
  '/product/abc',
  '/category/tidak-ada',
];

/** Everything a thumb may press, on the whole page, that is less than 44 px wide or high. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, input:not([type=hidden]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
        // The way past the header is one pixel until it has the focus.
        .filter((target) => target.getAttribute('href') !== '#isi')
        .map((target) => {
          // A card is pressed anywhere: its link covers it by a pseudo-element. A radio's label is pressed with it.
          const covers = getComputedStyle(target, '::before').position === 'absolute';
          const pressed = (covers && target.closest('article')) || target.closest('label') || target;
          return { target, box: pressed.getBoundingClientRect() };
        })
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
    );
}

describe('Every page', () => {
  const shop = useShop();
  const ids: Record<string, string> = {};
  const at = (path: string) => path.replace(/\{(\w+)\}/u, (_, name: string) => ids[name] ?? '');

  beforeAll(async () => {
    ids['logo'] = (await productNamed(shop.server, 'Desain Logo Profesional')).id;
    ids['umbrella'] = (await productNamed(shop.server, 'Payung Lipat Promosi')).id;
  });

  // Console errors, hydration warnings and layout shifts fail each of these tests by themselves.
  it.each(PAGES)(
    '%s is calm, fits every screen, and has nothing that axe finds or a thumb misses',
    async (path) => {
      const { page } = await shop.visitor({ viewport: PHONE });
      await open(page, at(path));
      await scrollThrough(page);
      expect(await smallTargets(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      }
      await page.setViewportSize(DESKTOP);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  it('does not move while fonts and pictures come late', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      for (const path of ['/', '/product/{logo}', '/category/merchandise']) {
        const { page } = await shop.visitor({ viewport });
        await page.route(/\.woff2$|\/objects\//u, async (route) => {
          await new Promise((done) => setTimeout(done, 600));
          await route.continue().catch(() => undefined);
        });
        await open(page, at(path));
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        await page.context().close();
      }
    }
  });

  it('carries no script that its policy would have to allow', async () => {
    for (const path of PAGES) {
      const answer = await fetch(shop.url + at(path));
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/giu)].map(([, attributes = '']) => attributes);
      expect(scripts.length).toBeGreaterThan(1);
      for (const attributes of scripts)
        expect(attributes).toMatch(/type="application\/(?:ld\+)?json"|type="module".*src="\//u);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/iu);
      expect(html).not.toMatch(/(?:href|src|action)\s*=\s*["']?\s*javascript:/iu);
    }
  });

  it('carries what it shows and not the catalogue', async () => {
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
