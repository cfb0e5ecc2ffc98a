// Measures the memory of the shop's process, without PostgreSQL. The idle process is compared with a bare Nest process
// on the same database. Under load, the shop has 20,000 products.
import autocannon from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import { row } from './figures.mjs';
import { fill } from './fill.mjs';
import { megabytes } from './load.mjs';
import { startBareNest, startShop } from './start-shop.mjs';

const PRODUCTS = 20_000;
const IDLE_MS = 20_000;
const LOAD_SECONDS = 20;

export async function run() {
  const shop = await startShop();
  try {
    const idle = await readIdle(shop);
    await fill(shop, PRODUCTS);
    const { highest, rate } = await load(shop);
    return [
      row('memory, idle', 'MB', { ...idle, atMost: 1.5, note: 'beside bare Nest and TypeORM' }),
      row(`memory under load, ${PRODUCTS.toLocaleString('en')} products`, 'MB', {
        value: highest,
        atMost: 256,
        note: `${rate.toFixed(0)} requests/s`,
      }),
    ];
  } finally {
    await shop.stop();
  }
}

async function readIdle(shop) {
  const bare = await startBareNest(shop);
  try {
    await sleep(IDLE_MS);
    return { value: megabytes(shop.pid), reference: megabytes(bare.pid) };
  } finally {
    await bare.stop();
  }
}

async function load({ origin, pid }) {
  const products = await (await fetch(`${origin}/api/products?limit=500`)).json();
  const paths = [
    '/',
    '/api/products?limit=9',
    '/category/printing',
    ...products.map(({ id }) => `/product/${id}`),
  ];
  let highest = 0;
  const timer = setInterval(() => (highest = Math.max(highest, megabytes(pid))), 200);
  try {
    const { requests } = await autocannon({
      url: origin,
      connections: 20,
      duration: LOAD_SECONDS,
      headers: { 'accept-encoding': 'br' },
      requests: paths.map((path) => ({ path })),
    });
    return { highest, rate: requests.average };
  } finally {
    clearInterval(timer);
  }
}
