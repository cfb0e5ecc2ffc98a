// Requests per second of the shop as a ratio to a bare node:http server that sends the same bytes. Both are measured
// alternately in one run, so that changes in the machine's load cancel out. Loopback only; about a minute.
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startShop } from './start-shop.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
const HEADERS = { 'accept-encoding': 'br' };

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const shop = await startShop();
const bare = fork(here('bare-server.mjs'));
try {
  const { origin, port } = shop;
  const [product] = await (await fetch(`${origin}/api/products?limit=1`)).json();
  const paths = ['/', `/product/${product.id}`, '/api/products', '/api/products?limit=9'];
  const responses = [];
  for (const path of paths) responses.push({ path, ...(await read(port, path)) });
  bare.send(responses);
  const [barePort] = await once(bare, 'message');

  console.log(`${ROUNDS} rounds of ${SECONDS} s each, alternating, ${CONNECTIONS} connections, brotli\n`);
  console.log('path                           bytes    shop req/s  bare req/s   ratio   shop p99   bare p99');
  for (const { path, body } of responses) {
    // Warms up the shop's code; the bare server has next to none.
    await run(origin + path, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        shop: await run(origin + path, SECONDS),
        bare: await run(`http://127.0.0.1:${barePort}${path}`, SECONDS),
      });
    const ratio = median(rounds.map((round) => round.shop.rate / round.bare.rate));
    const medianOf = (side, figure) => median(rounds.map((round) => round[side][figure]));
    console.log(
      [
        path.replace(product.id, '{id}').padEnd(24),
        String(Buffer.from(body, 'base64').length).padStart(11),
        medianOf('shop', 'rate').toFixed(0).padStart(13),
        medianOf('bare', 'rate').toFixed(0).padStart(11),
        ratio.toFixed(2).padStart(7),
        `${medianOf('shop', 'p99')} ms`.padStart(10),
        `${medianOf('bare', 'p99')} ms`.padStart(10),
      ].join(' '),
    );
  }
} finally {
  bare.kill();
  await shop.stop();
}

async function run(url, duration) {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

// Not by fetch, which would decompress the body.
function read(port, path) {
  return new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path, headers: HEADERS }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        // Without the headers that node:http adds to every response by itself.
        const {
          date: _date,
          connection: _connection,
          'keep-alive': _keepAlive,
          ...headers
        } = response.headers;
        done({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', fail)
      .end();
  });
}
