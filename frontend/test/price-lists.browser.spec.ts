import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { firstIsCore } from './support/core.js';
import { loginToSales } from './support/flash-sales.js';
import { findOverflow } from './support/overflow.js';
import { ignoreProblems } from './support/panel.js';
import { loginAsAdmin, type Admin, type Product } from './support/shop-api.js';
import { openHydrated, rupiah } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };

type List = (typeof lists)[number];
interface Pricing extends Omit<List['pricing'], 'unit' | 'variants'> {
  readonly unit: string;
  readonly variants: readonly {
    readonly name: string | null;
    readonly note?: string;
    readonly tiers: readonly { readonly from: number; readonly price: number }[];
  }[];
}

const WIDTHS = [320, 360, 390, 768, 1024, 1440];
const SALE = 15;

const lowered = (price: number) => Math.round((price * (100 - SALE)) / 100);
const number = (pieces: number) => pieces.toLocaleString('id-ID');
function quantity(from: number, unit: string): string {
  if (unit === '100 lembar') return `${number(100 * from)} lembar`;
  if (unit === 'kotak isi 100') return `${from} kotak (isi ${number(100 * from)})`;
  if (unit === 'lusin') return `${from} lusin (isi ${number(12 * from)})`;
  if (unit === 'rim') return `${from} rim (${number(500 * from)} lembar)`;
  return `${number(from)} ${unit}`;
}
const words = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

/** What the list says of its smallest orders: once, or for each variant. */
function minimumsOf({ variants, unit, priceFor }: Pricing) {
  const all = variants.map(({ tiers: [tier] }) =>
    (tier?.from ?? 1) > 1 ? `Minimal ${quantity(tier?.from ?? 1, unit)}` : '',
  );
  const isCommon = new Set(all).size === 1;
  return {
    common: isCommon && all[0] ? [all[0]] : [],
    own: all.map((minimum) => (isCommon || priceFor === 'quantity' ? '' : minimum)),
  };
}

/** The rows of the tables by the rules for their shape, each cell as its text. */
function rowsOf(pricing: Pricing, amountOf: (price: number) => string): string[][] {
  const { variants, unit, priceFor } = pricing;
  const isForOne = priceFor === 'unit';
  /** For exactly its quantity: what one costs, and what one saves against the first quantity. */
  const notesOf = (at: number, price: number, tiers: Pricing['variants'][number]['tiers']) => {
    const [one, first] = [price / at, (tiers[0]?.price ?? 0) / (tiers[0]?.from ?? 1)];
    const saving = Math.floor(100 - (100 * one) / first);
    return words(
      at > 1 ? `${Number.isInteger(one) ? '' : '±'}${rupiah(Math.round(one))} / ${unit}` : '',
      saving >= 5 ? `hemat ${saving}%` : '',
    );
  };
  const amount = (price: number, at: number, tiers: Pricing['variants'][number]['tiers']) =>
    isForOne ? `${amountOf(price)} / ${unit}` : words(amountOf(price), notesOf(at, price, tiers));
  const from = (at: number) => (isForOne && at > 1 ? 'mulai ' : '') + quantity(at, unit);
  const heads = variants.map(({ name, note }) => words(name, note));
  if (variants.every(({ tiers }) => tiers.length === 1))
    return [
      [variants[0]?.name ? 'Pilihan' : 'Jumlah', 'Harga'],
      ...variants.map(({ name, tiers: [tier] }, i) => [
        name ? `${name}${from(tier?.from ?? 0)}${heads[i]?.slice(name.length + 1)}` : '',
        amount(tier?.price ?? 0, tier?.from ?? 1, tier ? [tier] : []),
      ]),
    ];
  if (variants.length === 1 || variants.length > 4)
    return variants.flatMap(({ tiers }) => [
      ['Jumlah', 'Harga'],
      ...tiers.map(({ from: at, price }) => [from(at), amount(price, at, tiers)]),
    ]);
  const quantities = new Set(variants.flatMap(({ tiers }) => tiers.map((tier) => tier.from)));
  return [
    ['Jumlah', ...heads.map((head) => (isForOne && heads.length > 2 ? `${head} per ${unit}` : head))],
    ...[...quantities]
      .sort((a, b) => a - b)
      .map((at) => [
        from(at),
        ...variants.map(({ tiers }) => {
          const tier = tiers.findLast((one) => (isForOne ? one.from <= at : one.from === at));
          return tier ? amount(tier.price, at, tiers) : '–';
        }),
      ]),
  ];
}

const extrasOf = ({ extras, unit }: Pricing) =>
  extras.map(({ name, price, per }) => {
    const what = new Map([
      ['unit', unit],
      ['order', 'pesanan'],
      ['each', 'buah'],
    ]).get(per);
    return `${name} ${price === 0 ? 'gratis' : `${rupiah(price)} / ${what}`}`;
  });

/** Runs in the page. @returns the figures of the list, of the page or of the page as the server sends it. */
async function readList(fromServer: boolean) {
  const html = fromServer ? await (await fetch(location.href)).text() : '';
  const page = fromServer ? new DOMParser().parseFromString(html, 'text/html') : document;
  const list = page.querySelector('section[aria-label="Daftar harga"]');
  const texts = (selector: string, within: Element | null = list) =>
    [...(within?.querySelectorAll(selector) ?? [])].map((e) =>
      e.textContent.replaceAll('\u00a0', ' ').trim(),
    );
  return {
    rows: [...(list?.querySelectorAll('tr') ?? [])].map((row) => texts('th, td', row)),
    captions: texts('caption, summary'),
    extras: texts('li'),
    texts: texts('p'),
    price: texts('h1 + p + p', page.body)[0],
  };
}

/** Runs in the page. @returns the figures that are broken, hidden or outside the screen. */
function findHidden(): string[] {
  const figures = document.querySelectorAll<HTMLElement>(
    'section[aria-label="Daftar harga"] :is(tbody th, td > span, td b, li b)',
  );
  return [...figures].flatMap((figure) => {
    // Of many variants, the table of one is open. All are on paper.
    if (figure.closest('details:not([open])') && !matchMedia('print').matches) return [];
    const { left, right, width } = figure.getBoundingClientRect();
    const tops = new Set([...figure.getClientRects()].map(({ top }) => Math.round(top)));
    const isBroken = figure.tagName === 'B' && figure.closest('td') !== null && tops.size > 1;
    const isShown = width > 0 && left >= 0 && right <= innerWidth && figure.checkVisibility();
    return isShown && !isBroken ? [] : [`${figure.textContent}: ${left} to ${right}`];
  });
}

test.describe('The price list of a product', () => {
  const shop = useShop();
  let admin: Admin;
  const whatsappNumber = '0812-3456-7890';
  const add = (product: object) => admin.addProduct({ whatsappNumber, ...product });

  test.beforeAll(async () => {
    admin = await loginAsAdmin(shop.server);
  });

  const cases = lists.flatMap((list) => (list.pricing.onRequest ? [] : [[list, false] as const]));
  for (const [[list, isOnSale], tag] of firstIsCore([
    ...cases,
    ...cases.filter(([{ product }]) => product === 'Fotokopi A4').map(([found]) => [found, true] as const),
  ]))
    test(`of ${list.product} has every figure at every width, with and without scripts, and on paper; on sale: ${isOnSale}${tag}`, async () => {
      const pricing = list.pricing as Pricing;
      const { id } = await add({ name: list.product, price: list.price, pricing });
      const endDate = new Date(Date.now() + 86_400_000);
      if (isOnSale)
        await (await loginToSales(shop.server)).add({ productId: id, discountPercentage: SALE, endDate });
      const visitor = await shop.visitor({ viewport: { width: 320, height: 640 } });
      const { page } = visitor;
      // The width of the page changes.
      ignoreProblems(visitor, /^layout shift/u);
      await openHydrated(page, `/product/${id}`);
      const amount = (price: number) =>
        isOnSale ? `Harga semula ${rupiah(price)} ${rupiah(lowered(price))}` : rupiah(price);
      const { common, own } = minimumsOf(pricing);
      const expected = {
        rows: rowsOf(pricing, amount),
        captions:
          pricing.variants.length > 4
            ? pricing.variants.map(({ name, note }, i) =>
                words(name, [note, own[i]].filter(Boolean).join(' · ')),
              )
            : pricing.variants.length === 1 && pricing.variants[0]?.note
              ? [pricing.variants[0].note]
              : [],
        extras: extrasOf(pricing),
        texts: [...common, ...(pricing.leadTime ? [pricing.leadTime] : [])],
        price: expect.stringContaining(rupiah(isOnSale ? lowered(list.price) : list.price)) as unknown,
      };
      expect(await page.evaluate(readList, false)).toEqual(expected);
      expect(await page.evaluate(readList, true)).toEqual(expected);
      const found: Record<string, string[]> = {};
      const check = async (where: string) => {
        const wrong = [...(await page.evaluate(findHidden)), ...(await findOverflow(page))];
        if (wrong.length > 0) found[where] = wrong;
      };
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        await check(String(width));
      }
      if (pricing.variants.length > 4) {
        const open = page.locator('details[open] > summary', { hasText: pricing.variants[3]?.name ?? '' });
        expect(await open.count()).toBe(0);
        await page.getByLabel('Pilihan').selectOption('3');
        await expect(open).toHaveCount(1);
      }
      await page.emulateMedia({ media: 'print' });
      // The width of A4 without its margins.
      await page.setViewportSize({ width: 672, height: 1000 });
      await check('paper');
      await expect(page.getByRole('button', { name: 'Salin' })).toBeHidden();
      await expect(page.getByRole('form', { name: 'Hitung harga' })).toBeHidden();
      expect(found).toEqual({});
    });

  test('with 96 prices makes the page at most 4 kB larger', async () => {
    const variants = Array.from({ length: 12 }, (_, i) => ({
      name: `Bahan nomor ${i + 1}`,
      note: `Ketebalan ${180 + 13 * i} gsm`,
      tiers: Array.from({ length: 8 }, (__, j) => ({
        from: [1, 5, 10, 25, 50, 100, 500, 1000][j] ?? 0,
        price: 90_000 - 7350 * j + 1250 * i,
      })),
    }));
    const price = 90_000 - 7350 * 7;
    const pricing = { unit: 'lembar', variants };
    const gzipped = async (product: object) => {
      const { id } = await add({ name: 'Cetak A3', price, category: 'branding', ...product });
      const html = await (await fetch(`${shop.url}/product/${id}`)).text();
      await admin.deleteProduct({ id } as Product);
      return gzipSync(html).length;
    };
    const [without, withList] = [await gzipped({}), await gzipped({ pricing })];
    expect(withList - without).toBeLessThan(4096);
  });

  test('adds at most 20 bytes to a product in lists, if a third of the products have one', async () => {
    const products = [];
    for (let i = 0; i < 6; i += 1) products.push(await add({ category: 'digital-marketing', price: 1200 }));
    const sizes: Record<string, number> = {};
    const paths = ['/', '/category/digital-marketing', '/?cari=Produk+Uji'];
    const measure = async () => {
      for (const path of paths) {
        const bytes = Buffer.byteLength(await (await fetch(shop.url + path)).text());
        sizes[path] = bytes - (sizes[path] ?? 0);
      }
    };
    await measure();
    const tiers = [
      { from: 100, price: 1500 },
      { from: 500, price: 1200 },
    ];
    const pricing = { unit: 'lembar', variants: [{ name: null, tiers }] };
    for (const product of [products[1], products[4]])
      await admin.changeProduct(product as Product, { pricing } as Partial<Product>);
    await measure();
    for (const path of paths) expect([path, (sizes[path] ?? 0) / 6 <= 20]).toEqual([path, true]);
  });
});
