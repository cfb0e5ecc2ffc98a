// Measures the latency of a cached page, alternately on the idle shop and while a list of 5,000 rows is compared with
// the shop, and the memory that the shop and the reader's process take meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { owner } from './owner.mjs';
import { median, medians, row, timed } from './figures.mjs';
import { fill } from './fill.mjs';
import { megabytes, read } from './load.mjs';
import { ADMIN_PASSWORD, startShop } from './start-shop.mjs';

const ROWS = 5000;
// The sample products have price lists, whose rows count, too.
const PRODUCTS = 4900;
const ROUNDS = 9;
const WARM_UPS = 2;
const BETWEEN_SAMPLES_MS = 20;
const PAUSE_MS = 1000;

export async function run() {
  const shop = await startShop({ env: { ADMIN_PASSWORD } });
  const visitor = fork(fileURLToPath(new URL('visitor.mjs', import.meta.url)), [`${shop.origin}/`]);
  try {
    await fill(shop, PRODUCTS);
    const send = await owner(shop.origin, ADMIN_PASSWORD);
    const list = await changedList(send);
    await read(`${shop.origin}/`);
    for (let n = 0; n < WARM_UPS; n += 1) await report(shop, send, list);
    const rounds = [];
    const memory = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(PAUSE_MS);
      const before = megabytes(shop.pid);
      const peak = watchMemory(shop.pid);
      const value = await measureDuring(visitor, () => report(shop, send, list));
      memory.push(peak() - before);
      await sleep(PAUSE_MS);
      // As long as the report, so that both percentiles are of as many visits.
      rounds.push({ value, reference: await measureDuring(visitor, () => sleep(value.ms)) });
    }
    return [
      row('/: p99 during a report of 5,000 rows', 'ms', {
        ...medians(rounds, ({ p99 }) => p99),
        atMost: 2,
        note: `${(median(rounds.map(({ value }) => value.ms)) / 1000).toFixed(1)} s a report`,
      }),
      row('report of 5,000 rows: more memory', 'MB', { value: Math.max(...memory), atMost: 150 }),
    ];
  } finally {
    visitor.kill();
    await shop.stop();
  }
}

/** Returns the shop's own list, with another price in every second row. */
async function changedList(send) {
  const lines = (await (await send('GET', '/api/admin/exports/products.csv')).text()).split('\r\n');
  return lines
    .slice(0, ROWS + 1)
    .map((line, n) => (n % 2 ? line.replace(/;(\d{4,});/u, (_, price) => `;${Number(price) + 500};`) : line))
    .join('\r\n');
}

async function report({ origin }, { cookie }, list) {
  const body = new FormData();
  body.append('file', new Blob([list]), 'daftar.csv');
  const response = await fetch(`${origin}/api/admin/imports`, { method: 'POST', headers: { cookie }, body });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`Report: ${response.status} ${text}`);
}

async function measureDuring(visitor, work) {
  visitor.send('start');
  const ms = await timed(work);
  visitor.send('stop');
  const [{ p99 }] = await once(visitor, 'message');
  return { ms, p99 };
}

/** @returns a function that ends the watch, and returns the most memory of the process and its reader at one time. */
function watchMemory(pid) {
  let most = 0;
  const timer = setInterval(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/gu) ?? [];
    most = Math.max(most, megabytes(pid) + Math.max(0, ...children.map(readerMegabytes)));
  }, BETWEEN_SAMPLES_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

function readerMegabytes(pid) {
  try {
    const isReader = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('spreadsheet-program');
    return isReader ? megabytes(pid) : 0;
  } catch {
    // The process has ended.
    return 0;
  }
}
