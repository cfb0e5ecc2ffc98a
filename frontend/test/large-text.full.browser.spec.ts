import { expect, test } from '@playwright/test';
import situations from './situations/longest-texts.json' with { type: 'json' };
import { ignoreProblems } from './support/panel.js';
import { findOverflow } from './support/overflow.js';
import { loginAsAdmin, productNamed } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };

const shop = useShop();
const PRICES = [85_000, 1_250_000, 13_000_000, 130_000_000, Number.MAX_SAFE_INTEGER];
const paths = ['/', '/?cari=harga', '/category/design', '/shipping'];

test.beforeAll(async () => {
  const admin = await loginAsAdmin(shop.server);
  for (const price of PRICES) {
    const { id } = await admin.addProduct({ name: `Harga ${price}`, price, whatsappNumber: '081234567890' });
    paths.push(`/product/${id}`);
  }
  for (const { product, price, pricing } of [...lists.slice(0, 3), ...lists.slice(7, 8), dearest()]) {
    const body = { name: product, price, pricing, whatsappNumber: '081234567890' };
    paths.push(`/product/${(await admin.addProduct(body)).id}`);
  }
  paths.push(`/product/${(await productNamed(shop.server, 'Mug Custom Foto')).id}`);
});

for (const width of [320, 360, 390])
  test(`prices and package names have one line each at ${width} px with text of 100 to 200 %`, async () => {
    const visitor = await shop.visitor({ viewport: { width, height: 800 } });
    const { page } = visitor;
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      for (const percent of [100, 115, 130, 150, 175, 200]) {
        await page.evaluate((size) => {
          document.documentElement.style.setProperty('font-size', `${size}%`, 'important');
        }, percent);
        const broken = await page.evaluate(findBroken);
        const overflow = (await findOverflow(page)).filter((line) => !line.startsWith('the logo'));
        if (broken.length + overflow.length > 0) found[`${path}, ${percent} %`] = [...broken, ...overflow];
      }
    }
    expect(found).toEqual({});
    // Larger text moves the rest of the page.
    ignoreProblems(visitor, /^layout shift/u);
  });

test('no word of a heading or a price table is broken at 320 px with text of 200 %', async () => {
  const visitor = await shop.visitor({ viewport: { width: 320, height: 800 } });
  const { page } = visitor;
  const pages = situations.pages.filter((path) => !path.includes('{'));
  const admin = await loginAsAdmin(shop.server);
  for (const { product, price, pricing } of lists) {
    const body = { name: product, price, pricing };
    pages.push(`/product/${(await admin.addProduct(body)).id}`);
  }
  const found: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    const broken = await page.evaluate(findBrokenWords);
    if (broken.length > 0) found[path] = broken;
  }
  expect(found).toEqual({});
  ignoreProblems(visitor, /^layout shift/u);
});

/** A list of the longest prices, names and units. */
function dearest() {
  const price = Number.MAX_SAFE_INTEGER;
  const variants = ['A', 'B', 'C', 'D'].map((letter) => ({
    name: letter.repeat(60),
    note: letter.repeat(200),
    tiers: [
      { from: 999_999, price },
      { from: 1_000_000, price },
    ],
  }));
  const extras = [{ name: 'E'.repeat(60), price, per: 'unit' }];
  return {
    product: 'Termahal',
    price,
    pricing: { unit: 'U'.repeat(20), variants, extras, leadTime: 'L'.repeat(80) },
  };
}

/** Runs in the page. @returns the prices that have several lines or leave their box, and such names of packages. */
function findBroken(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!parentElement?.checkVisibility() || !textContent) continue;
    const price = /Rp\s?[\d.]+/u.exec(textContent);
    const name = parentElement.closest('fieldset label') ? /\S+/u.exec(textContent) : null;
    const part = price ?? name;
    if (!part) continue;
    const range = document.createRange();
    range.setStart(texts.currentNode, part.index);
    range.setEnd(texts.currentNode, part.index + part[0].length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const card = parentElement.closest('article, [data-bottom-bar], label, main')?.getBoundingClientRect();
    const { left, right } = range.getBoundingClientRect();
    if (lines.size > 1 || !card || left < card.left || right > card.right)
      broken.push(`${part[0]}: ${lines.size} lines, ${left.toFixed()} to ${right.toFixed()}`);
  }
  return broken;
}

/** Runs in the page. @returns the words of names that have several lines. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, nav a, th, caption, summary)')) {
    const clipped = [element, element.closest('thead') ?? element].map(
      (each) => getComputedStyle(each).clipPath,
    );
    if (!element.checkVisibility() || clipped.some((path) => path !== 'none')) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { index, 0: word } of (texts.currentNode.textContent ?? '').matchAll(/[\p{L}\p{N}.]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
  }
  return broken;
}
