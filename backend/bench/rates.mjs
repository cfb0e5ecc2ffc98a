// Measures warm requests per second and CPU time per request, of the shop and of a bare node:http server that sends
// the same bytes. Both are measured in turns, so that changes in the machine's load cancel out.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { medians, row } from './figures.mjs';
import { fill } from './fill.mjs';
import { cpuSeconds, load, read } from './load.mjs';
import { startShop } from './start-shop.mjs';

const ROUNDS = 3;
const TARGETS = { '/': 0.95, '/product/{id}': 0.95, '/api/products': 0.9, '/api/products?limit=9': 0.9 };
const SIZES = [200, 2_000, 20_000];
const PATHS_OF_SIZES = ['/', '/api/products?limit=9'];
const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

export async function run() {
  const shop = await startShop();
  try {
    const [product] = await (await fetch(`${shop.origin}/api/products?limit=1`)).json();
    const rows = [];
    for (const path of Object.keys(TARGETS)) {
      const rounds = await compare(shop, path.replace('{id}', product.id), 3);
      rows.push(rateRow(path, rounds, TARGETS[path]), cpuRow(path, rounds));
    }
    for (const size of SIZES) {
      await fill(shop, size);
      for (const path of PATHS_OF_SIZES)
        rows.push(
          rateRow(
            `${path}, ${size.toLocaleString('en')} products`,
            await compare(shop, path, 2),
            TARGETS[path],
          ),
        );
    }
    return rows;
  } finally {
    await shop.stop();
  }
}

async function compare(shop, path, seconds) {
  const bare = fork(BARE);
  try {
    const { headers, body } = await read(shop.origin + path);
    // node:http adds these headers to every response by itself.
    for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
    bare.send([{ path, headers, body: body.toString('base64') }]);
    const [port] = await once(bare, 'message');
    const bareOrigin = `http://127.0.0.1:${port}`;
    // Warms up both servers, because the shop has more code to compile than the bare server.
    for (const origin of [shop.origin, bareOrigin]) await load(origin + path, 3);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        value: await measure(shop.origin + path, shop.pid, seconds),
        reference: await measure(bareOrigin + path, bare.pid, seconds),
      });
    return rounds;
  } finally {
    bare.kill();
  }
}

/** Loads the URL. `cpu` is in microseconds per request. `busy` is the used share of one CPU core. */
async function measure(url, pid, seconds) {
  const begin = performance.now();
  const before = cpuSeconds(pid);
  const { rate, requests, p99 } = await load(url, seconds);
  const cpu = cpuSeconds(pid) - before;
  return { rate, p99, cpu: (1e6 * cpu) / requests, busy: (1000 * cpu) / (performance.now() - begin) };
}

function rateRow(name, rounds, atLeast) {
  const { value, reference } = medians(rounds, ({ p99 }) => p99);
  return row(`${name}: rate`, '/s', {
    ...medians(rounds, ({ rate }) => rate),
    atLeast,
    note: `${saturated(rounds)}; p99 ${value.toPrecision(2)} ms, bare ${reference.toPrecision(2)} ms`,
  });
}

function cpuRow(name, rounds) {
  return row(`${name}: CPU per request`, 'µs', { ...medians(rounds, ({ cpu }) => cpu), atMost: 1.15 });
}

/**
 * Returns a text that says whether the servers or the load generator limited the rates. The rates can be compared only
 * if each server used almost a whole CPU core.
 */
function saturated(rounds) {
  const { value, reference } = medians(rounds, ({ busy }) => busy);
  const percent = (share) => `${Math.round(100 * share)} %`;
  const side = Math.min(value, reference) > 0.9 ? 'servers' : 'generator';
  return `${side} saturated (CPU ${percent(value)}, bare ${percent(reference)})`;
}
