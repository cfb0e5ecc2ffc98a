// Compares the latency of a cached page in an idle shop with the latency while other clients send expensive requests.
// Measures both alternately in one run. Loopback only. Takes about two minutes.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { fill } from './fill.mjs';
import { startShop } from './start-shop.mjs';

const ROUNDS = 3;
const SECONDS = 4;
const PRODUCTS = 606;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const shop = await startShop();
// Makes every request different, so that no response can come from the cache.
const unique = (make) => ({ setupRequest: (request) => ({ ...request, ...make() }) });
const below = (limit) => Math.floor(limit * Math.random());
const list = () =>
  `/api/products?limit=${1 + below(1000)}&offset=${below(PRODUCTS)}&sort=${['newest', 'name', 'price'][below(3)]}`;
const loads = {
  '30 readers of random lists': { connections: 30, requests: [unique(() => ({ path: list() }))] },
  '60 readers of /?cari=random': {
    connections: 60,
    requests: [unique(() => ({ path: `/?cari=${randomUUID().slice(0, 8)}` }))],
  },
  '60 readers of /product/random': {
    connections: 60,
    requests: [unique(() => ({ path: `/product/${randomUUID()}` }))],
  },
  '200 logins with a wrong password': {
    connections: 200,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [
      unique(() => ({ path: '/api/admin/login', body: JSON.stringify({ password: randomUUID() }) })),
    ],
  },
};
try {
  await fill(shop, PRODUCTS);
  for (const path of ['/', '/api/products?limit=9']) await fetch(shop.origin + path);
  console.log(`${ROUNDS} rounds of ${SECONDS} s each, alternating; 200 visitors a second on /\n`);
  console.log(`A list of all ${PRODUCTS} products takes ${await timeOfList()} ms\n`);
  console.log(
    'load                                p50 idle  p50 load  p99 idle  p99 load   p99 ratio  refused',
  );
  for (const [name, load] of Object.entries(loads)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const idle = await measure();
      const [loaded, generated] = await Promise.all([measure(), generate(load)]);
      rounds.push({ idle, loaded, generated });
    }
    const medianOf = (side, figure) => median(rounds.map((round) => round[side][figure]));
    const ratio = median(rounds.map(({ idle, loaded }) => loaded.p99 / Math.max(1, idle.p99)));
    console.log(
      [
        name.padEnd(34),
        ...['p50', 'p99'].flatMap((figure) =>
          ['idle', 'loaded'].map((side) => `${medianOf(side, figure)} ms`.padStart(9)),
        ),
        ratio.toFixed(2).padStart(11),
        `${Math.round(100 * medianOf('generated', 'refused'))} %`.padStart(8),
      ].join(' '),
    );
  }
} finally {
  await shop.stop();
}

/** Returns how many milliseconds the list of all products takes when the list is not cached. */
async function timeOfList() {
  const times = [];
  for (let n = 0; n < 9; n += 1) {
    const begin = performance.now();
    // Each limit makes a different URL, so no response comes from the cache.
    await (await fetch(`${shop.origin}/api/products?limit=${1000 - n}`)).arrayBuffer();
    times.push(performance.now() - begin);
  }
  return Math.round(median(times));
}

/** Measures the latency of the cached page for 200 visitors a second. */
async function measure() {
  const { latency, non2xx, errors } = await autocannon({
    url: `${shop.origin}/`,
    duration: SECONDS,
    connections: 10,
    overallRate: 200,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx || errors)
    throw new Error(`Visitors got ${non2xx} responses other than 2xx and ${errors} errors`);
  return { p50: latency.p50, p99: latency.p99 };
}

/** Sends the expensive requests. @returns the share of refused requests. */
async function generate(load) {
  const { statusCodeStats, requests } = await autocannon({
    url: shop.origin,
    duration: SECONDS,
    timeout: 20,
    ...load,
  });
  const refused = ['429', '503'].reduce((sum, code) => sum + (statusCodeStats[code]?.count ?? 0), 0);
  return { refused: refused / Math.max(1, requests.total) };
}
