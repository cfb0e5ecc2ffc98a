// Measures what price lists cost pages and lists: 20,000 products, a third with 12 × 8 prices, beside the same products
// without a list. Both shops are read in turns after a write. With a built checkout of an earlier commit in BASE, the
// shop without lists is of that commit.
import { owner, productsWithOnePrice, savePrice } from './composition.mjs';
import { medians, row, timed } from './figures.mjs';
import { fill, withDatabase } from './fill.mjs';
import { cpuSeconds, read } from './load.mjs';
import { ADMIN_PASSWORD, startShop } from './start-shop.mjs';

const PRODUCTS = 20_000;
const ROUNDS = 20;
const LONGEST = {
  unit: 'lembar',
  measure: 'count',
  priceFor: 'unit',
  variants: Array.from({ length: 12 }, (_, i) => ({
    name: `Bahan ${i + 1}`,
    note: 'Dua sisi, laminasi doff',
    tiers: Array.from({ length: 8 }, (_, j) => ({ from: 100 * (j + 1), price: 9000 - 1000 * j + i })),
  })),
  extras: [{ name: 'Lipat', price: 100, per: 'unit' }],
  leadTime: '2–3 hari kerja setelah desain disetujui',
  onRequest: false,
};
const REMOVE = `
  UPDATE product SET pricing = NULL, price_unit = NULL, price_from = NULL, price_on_request = NULL`;
const ADD = `
  UPDATE product SET pricing = $1, price_unit = 'lembar', price_from = true, price_on_request = false
  FROM (SELECT id, row_number() OVER (ORDER BY created_at DESC, id) AS n FROM product) numbered
  WHERE numbered.id = product.id AND n % 3 = 0`;
const PATHS = {
  '/': /<article/gu,
  '/?cari=kartu': /<h3/gu,
  '/category/printing': /<article/gu,
  '/api/products?limit=60': /"id"/gu,
  '/api/products?limit=60&q=kartu': /"id"/gu,
};

export async function run() {
  const shops = {};
  try {
    shops.value = await startShop({ env: { ADMIN_PASSWORD } });
    shops.reference = await startShop({ env: { ADMIN_PASSWORD }, root: process.env.BASE });
    const writes = {};
    for (const [side, shop] of Object.entries(shops)) {
      await fill(shop, PRODUCTS);
      await withDatabase(shop, async (client) => {
        if (side === 'value' || !process.env.BASE) await client.query(REMOVE);
        if (side === 'value') await client.query(ADD, [LONGEST]);
        // The updates leave dead rows, which would make reads slower.
        await client.query('VACUUM (FULL, ANALYZE) product');
      });
      const send = await owner(shop.origin, ADMIN_PASSWORD);
      const [product] = await productsWithOnePrice(shop.origin);
      writes[side] = async (round) => {
        const saved = await savePrice(send, product, product.price + round);
        if (!saved.ok) throw new Error(`Saving: ${saved.status}`);
      };
    }
    return await compare(shops, writes);
  } finally {
    await Promise.all(Object.values(shops).map((shop) => shop.stop()));
  }
}

// The first half of the rounds is a warm-up and is not counted.
async function compare(shops, writes) {
  const rounds = Object.fromEntries(Object.keys(PATHS).map((path) => [path, []]));
  const cpu = [];
  for (let round = 1; round <= 2 * ROUNDS; round += 1) {
    const times = Object.fromEntries(Object.keys(PATHS).map((path) => [path, {}]));
    const used = {};
    // Each side is the first one in half of the rounds.
    for (const side of round % 2 ? ['value', 'reference'] : ['reference', 'value']) {
      const { origin, pid } = shops[side];
      await writes[side](round);
      const before = cpuSeconds(pid);
      for (const path of Object.keys(PATHS)) times[path][side] = await timed(() => read(origin + path));
      used[side] = 1000 * (cpuSeconds(pid) - before);
    }
    cpu.push(used);
    for (const [path, time] of Object.entries(times)) rounds[path].push(time);
  }
  const note = process.env.BASE ? 'beside the commit in BASE' : 'beside no lists';
  const mean = (side) => cpu.slice(ROUNDS).reduce((sum, used) => sum + Number(used[side]), 0) / ROUNDS;
  const sizes = await Promise.all(Object.entries(PATHS).map((entry) => moreBytes(shops, ...entry)));
  return [
    ...Object.entries(rounds).map(([path, all]) =>
      row(`${path}: a third with 96 prices`, 'ms', { ...medians(all.slice(ROUNDS)), atMost: 1.05, note }),
    ),
    row('the same five: CPU', 'ms', {
      value: mean('value'),
      reference: mean('reference'),
      atMost: 1.05,
      note,
    }),
    ...sizes,
  ];
}

async function moreBytes(shops, path, item) {
  const [withLists, without] = await Promise.all(
    Object.values(shops).map(async ({ origin }) => (await fetch(origin + path)).text()),
  );
  const bytes = (text) => Buffer.byteLength(text);
  const value = (bytes(withLists) - bytes(without)) / without.match(item).length;
  return row(`${path}: more bytes a product`, 'B', { value, atMost: 20 });
}
