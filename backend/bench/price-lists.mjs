// Measures what price lists cost pages and lists: 20,000 products, a third with 12 × 8 prices, beside the same products
// without a list. Both shops are read in turns, past their caches. With a built checkout of an earlier commit in BASE, the
// shop without lists is of that commit.
import { row } from './figures.mjs';
import { fill, withDatabase } from './fill.mjs';
import { cpuSeconds, read } from './load.mjs';
import { startShop } from './start-shop.mjs';

const PRODUCTS = 20_000;
const ROUNDS = 12;
const READS_PER_ROUND = 25;
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
/** The addresses of reads that no cache answers, and what marks a product in an answer. */
const READS = {
  '/': [(start) => `/?tampil=24&mulai=${start}`, /<article/gu],
  '/?cari=kartu': [(start) => `/?cari=kartu&mulai=${start}`, /<h3/gu],
  '/api/products?limit=60': [(start) => `/api/products?limit=60&offset=${start}`, /"id"/gu],
  '/api/products?limit=60&q=kartu': [(start) => `/api/products?limit=60&q=kartu&offset=${start}`, /"id"/gu],
};

export async function run() {
  const shops = {};
  try {
    shops.value = await startShop();
    shops.reference = await startShop({ root: process.env.BASE });
    for (const [side, shop] of Object.entries(shops)) {
      await fill(shop, PRODUCTS);
      await withDatabase(shop, async (client) => {
        if (side === 'value' || !process.env.BASE) await client.query(REMOVE);
        if (side === 'value') await client.query(ADD, [LONGEST]);
        // The updates leave dead rows, which would make reads slower.
        await client.query('VACUUM (FULL, ANALYZE) product');
      });
    }
    return await compare(shops);
  } finally {
    await Promise.all(Object.values(shops).map((shop) => shop.stop()));
  }
}

// The first half of the rounds is a warm-up and is not counted.
async function compare(shops) {
  const used = Object.fromEntries(Object.keys(READS).map((name) => [name, []]));
  for (let round = 0; round < 2 * ROUNDS; round += 1)
    for (const [name, [pathOf]] of Object.entries(READS)) {
      const cpu = {};
      // Each side is the first one in half of the rounds.
      for (const side of round % 2 ? ['value', 'reference'] : ['reference', 'value']) {
        const { origin, pid } = shops[side];
        const before = cpuSeconds(pid);
        for (let i = 0; i < READS_PER_ROUND; i += 1)
          await read(origin + pathOf(12 * (1 + round * READS_PER_ROUND + i)));
        cpu[side] = (1000 * (cpuSeconds(pid) - before)) / READS_PER_ROUND;
      }
      used[name].push(cpu);
    }
  const note = process.env.BASE ? 'beside the commit in BASE' : 'beside no lists';
  const rows = [];
  for (const [name, rounds] of Object.entries(used)) {
    const mean = (side) => rounds.slice(ROUNDS).reduce((sum, cpu) => sum + Number(cpu[side]), 0) / ROUNDS;
    const figures = { value: mean('value'), reference: mean('reference'), atMost: 1.05, note };
    rows.push(row(`${name}, a third with 96 prices: CPU`, 'ms', figures));
  }
  // Another commit differs in more than its price lists.
  if (!process.env.BASE)
    for (const [name, [pathOf, item]] of Object.entries(READS))
      rows.push(await moreBytes(shops, name, pathOf(0), item));
  return rows;
}

async function moreBytes(shops, name, path, item) {
  const [withLists, without] = await Promise.all(
    Object.values(shops).map(async ({ origin }) => (await fetch(origin + path)).text()),
  );
  const value = (Buffer.byteLength(withLists) - Buffer.byteLength(without)) / without.match(item).length;
  return row(`${name}: more bytes a product`, 'B', { value, atMost: 20 });
}
