// Measures how much memory of the built shop an anonymous client can fill, in two attacks. In `pipelining`, the client
// sends many requests at once and reads no answers, so the shop closes the connection with the third request. In
// `bodies`, the client never completes its request bodies. Prints the shop's resident memory before each attack and the
// maximum during the attack. Loopback and Linux only (/proc). Takes about three minutes.
// `npm run attacks -w backend [-- pipelining | bodies …]`, by default both. The services suite tests the limits that
// stop these attacks (backend/test/request-limits-*.spec.ts).
import autocannon from 'autocannon';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { megabytes } from './load.mjs';
import { ADMIN_PASSWORD, startShop } from './start-shop.mjs';

const SAMPLE_INTERVAL_MS = 100;
const PIPELINED = 10_000;
const WARM_UP_S = 8;
const UNREAD_MS = 6_000;
const UNFINISHED_BODIES = 2_000;
const UNFINISHED_BODIES_MS = 50_000;
const ALLOWED_MB = 50;

const attacks = { pipelining, bodies };
const chosen = process.argv.slice(2);
for (const [name, attack] of Object.entries(attacks))
  if (chosen.length === 0 || chosen.includes(name)) await attack();

/** Sends 10,000 GETs of each route at once, on one connection and on four. Reads no answer. */
async function pipelining() {
  const paths = await withShop(routesOf);
  for (const path of paths)
    await withShop(async (shop) => {
      // Warms up the shop. The heap of a fresh process grows with any requests, which would distort the result.
      await autocannon({ url: shop.origin + path, duration: WARM_UP_S });
      for (const connections of [1, 4])
        await measureRise(shop, `${connections} × ${PIPELINED} GET ${path}`, async () => {
          const sockets = Array.from({ length: connections }, () => open(shop));
          const request = `GET ${path} HTTP/1.1\r\nHost: ${shop.host}\r\n\r\n`;
          for (const socket of sockets) socket.pause().write(request.repeat(PIPELINED));
          await sleep(UNREAD_MS);
          for (const socket of sockets) socket.destroy();
        });
    });
}

/** Opens 2,000 connections. Each sends a JSON body of 512 kB without its last byte. */
async function bodies() {
  for (const path of ['/api/admin/login', '/api/admin/site-content', '/'])
    await withShop((shop) =>
      measureRise(shop, `${UNFINISHED_BODIES} unfinished bodies to POST ${path}`, async () => {
        const length = 512 * 1024;
        const head = `POST ${path} HTTP/1.1\r\nHost: ${shop.host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
        const body = Buffer.alloc(length - 1, ' ');
        let ended = 0;
        const sockets = [];
        for (let n = 0; n < UNFINISHED_BODIES; n += 1) {
          const socket = open(shop).on('close', () => (ended += 1));
          socket.resume().write(head);
          socket.write(body);
          sockets.push(socket);
          // Pauses, so that the queue of connections that the shop has not accepted yet stays short.
          if (n % 20 === 0) await sleep(10);
        }
        await sleep(UNFINISHED_BODIES_MS);
        const seconds = UNFINISHED_BODIES_MS / 1000;
        console.log(`  ${UNFINISHED_BODIES - ended} connections still open after ${seconds} s`);
        for (const socket of sockets) socket.destroy();
      }),
    );
}

async function routesOf({ origin }) {
  const [product] = await (await fetch(`${origin}/api/products?limit=1`)).json();
  const page = await (await fetch(origin)).text();
  return [
    product.images[0],
    '/',
    /\/assets\/[^" ]+\.js/u.exec(page)[0],
    '/api/products',
    '/tidak-ada',
    '/api/tidak-ada',
    '/api/docs/swagger-ui-bundle.js',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
  ];
}

/** Runs the attack and prints how far the shop's memory rises. A rise above ALLOWED_MB, or a crash, is a failure. */
async function measureRise(shop, name, attack) {
  const before = megabytes(shop.pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryOf(shop));
  }, SAMPLE_INTERVAL_MS);
  await attack();
  clearInterval(timer);
  const rise = highest - before;
  const isAlive = await fetch(`${shop.origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAlive || rise > ALLOWED_MB) process.exitCode = 1;
  console.log(`${name}: RSS ${before} → ${highest} MB (+${rise})${isAlive ? '' : ', the process has ended'}`);
}

/** Returns the resident memory of a process; 0 when the process has ended. */
function memoryOf({ pid }) {
  try {
    return megabytes(pid) || 0;
  } catch {
    return 0;
  }
}

/** Starts a shop, answers its first requests before any measurement, and stops the shop after `use`. */
async function withShop(use) {
  const shop = await startShop({ env: { ADMIN_PASSWORD, MEMORY: '512' } });
  try {
    for (const path of ['/', '/api/products', '/healthz']) await (await fetch(shop.origin + path)).text();
    return await use({ ...shop, host: new URL(shop.origin).host });
  } finally {
    await shop.stop();
  }
}

function open({ port }) {
  // The shop may close a connection at any time, which is no failure of the attack.
  return connect(port, '127.0.0.1').on('error', () => undefined);
}
