// Measures requests per second and memory with one, two and three replicas of the composition that `make up` started.
// Also measures one replica without the proxy, and the time until a change on one replica is visible on another one.
// Needs ADMIN_PASSWORD, and URL unless the shop is at http://localhost. Load generator, proxy, replicas and database
// share the cores of this machine.
import autocannon from 'autocannon';
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { compose, owner, productsWithOnePrice, replicas, savePrice } from './composition.mjs';
import { percentile } from './figures.mjs';

const SECONDS = 5;
const CONNECTIONS = 20;
const WRITES = 100;
const URL_BASE = process.env.URL ?? 'http://localhost';
const run = promisify(execFile);

// The functions that make the next path of each measured request. Each search has a new term, so that each response
// needs a database query.
const REQUESTS = {
  '/': () => '/',
  '/api/products?limit=9': () => '/api/products?limit=9',
  '/api/products?q=…': () => `/api/products?q=x${Math.random()}`,
};

const running = (await replicas()).length;
const [product] = await productsWithOnePrice(URL_BASE);
try {
  console.log(`${availableParallelism()} cores; ${SECONDS} s each, ${CONNECTIONS} connections, brotli\n`);
  console.log('replicas  request                  requests/s       p99   refused   memory of each replica');
  // This URL leads to the replica without the proxy.
  const [alone] = await replicas();
  await table('1, alone', alone.url, [alone.id]);
  for (const count of [1, 2, 3]) {
    await compose('up', '-d', '--no-build', '--no-recreate', '--wait', '--scale', `shop=${count}`);
    const ids = (await replicas()).map(({ id }) => id);
    await table(String(count), URL_BASE, ids);
  }
  await visibility();
} finally {
  await compose('up', '-d', '--no-build', '--no-recreate', '--wait', '--scale', `shop=${running}`);
}

async function table(label, url, ids) {
  for (const [name, nextPath] of Object.entries(REQUESTS)) {
    const { rate, p99, refused } = await load(url, nextPath);
    const memory = await memoryOf(ids);
    console.log(
      [
        label.padEnd(9),
        name.padEnd(22),
        rate.toFixed(0).padStart(12),
        `${p99} ms`.padStart(9),
        `${(100 * refused).toFixed(0)} %`.padStart(9),
        `  ${memory}`,
      ].join(' '),
    );
  }
}

async function load(url, nextPath) {
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  const total = result.requests.total;
  return {
    rate: result['2xx'] / SECONDS,
    p99: result.latency.p99,
    refused: (result.non2xx + result.errors) / total,
  };
}

async function memoryOf(ids) {
  const { stdout } = await run('docker', ['stats', '--no-stream', '--format', '{{.MemUsage}}', ...ids]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' / ', 1)[0])
    .join(', ');
}

// Saves a product on the first replica, and reads the product on the second replica until the change is visible.
// Restores the price at the end.
async function visibility() {
  const [first, second] = await replicas();
  const send = await owner(first.url, process.env.ADMIN_PASSWORD);
  const save = async (price) => {
    const response = await savePrice(send, product, price);
    if (!response.ok) throw new Error(`Saving: ${response.status}`);
    return performance.now();
  };
  const times = [];
  try {
    for (let n = 1; n <= WRITES; n += 1) {
      const price = product.price + n;
      const saved = await save(price);
      const read = async () => (await (await fetch(`${second.url}/api/products/${product.id}`)).json()).price;
      while ((await read()) !== price);
      times.push(performance.now() - saved);
    }
  } finally {
    await save(product.price);
  }
  const ms = (share) => `${percentile(times, share).toFixed(0)} ms`;
  console.log(
    `\nFrom the response to a write until another replica shows it: p50 ${ms(0.5)}, p99 ${ms(0.99)} of ${WRITES} writes`,
  );
}
