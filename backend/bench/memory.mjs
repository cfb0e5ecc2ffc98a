// Memory of the answering process beside a bare Nest process with the same database: idle, and with 20,000 products under
// load. Linux only (/proc). node backend/bench/memory.mjs [products]
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Config } from '../dist/src/platform/config/config.js';
import { DatabaseUrl } from '../dist/src/platform/database/database-url.js';
import { freePort, startShop } from './start-shop.mjs';

const PRODUCTS = Number(process.argv[2] ?? 20_000);
const BARE = fileURLToPath(new URL('bare-nest.mjs', import.meta.url));
const IDLE_MS = 20_000;
const LOAD_SECONDS = 20;
const COPIES = `
  INSERT INTO product (id, name, description, category, price, images, is_new, whatsapp_number, shopee_link,
                       is_active, is_sample, created_at, updated_at, version)
  SELECT gen_random_uuid(), name || ' ' || n, description, category, price + n, images, is_new, whatsapp_number, shopee_link,
         true, false, created_at - n * interval '1 s', updated_at, 1
  FROM generate_series(1, $1::int) AS n
  CROSS JOIN LATERAL (SELECT * FROM product ORDER BY id OFFSET n % 40 LIMIT 1) AS sample`;

const shop = await startShop();
try {
  const { url } = await DatabaseUrl.forTool(new Config({ DATA_DIR: shop.folder }));
  const bare = await startBare(url);
  await sleep(IDLE_MS);
  const idle = { shop: megabytes(shop.pid), bare: megabytes(bare.pid) };
  console.log(
    `idle: shop ${idle.shop} MB, bare Nest and TypeORM ${idle.bare} MB, ratio ${(idle.shop / idle.bare).toFixed(2)}`,
  );
  bare.kill();
  await fill(url);
  const { highest, rate } = await load();
  console.log(`${PRODUCTS} products under load (${rate.toFixed(0)} requests/s): shop at most ${highest} MB`);
} finally {
  await shop.stop();
}

async function startBare(url) {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: url, PORT: String(port) };
  const bare = spawn(process.execPath, [BARE], { env, stdio: 'inherit' });
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) await sleep(100);
  return bare;
}

async function fill(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(COPIES, [PRODUCTS]);
  await client.end();
}

async function load() {
  const products = await (await fetch(`${shop.origin}/api/products?limit=500`)).json();
  const paths = [
    '/',
    '/api/products?limit=9',
    '/category/printing',
    ...products.map(({ id }) => `/product/${id}`),
  ];
  let highest = 0;
  const timer = setInterval(() => (highest = Math.max(highest, megabytes(shop.pid))), 200);
  const { requests } = await autocannon({
    url: shop.origin,
    connections: 20,
    duration: LOAD_SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
  });
  clearInterval(timer);
  return { highest, rate: requests.average };
}

/** Resident memory of a process. */
function megabytes(pid) {
  return Math.round(
    Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );
}
