// Measures the latency of a cached page, alternately on the idle shop and while 2,000 events of visitors a second come
// in, each from a network of its own. The shop counts 300 a second of them, and refuses the others.
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { medians, row } from './figures.mjs';
import { cpuSeconds, read } from './load.mjs';
import { startShop } from './start-shop.mjs';

const ROUNDS = 5;
const SECONDS = 6;
const EVENTS_PER_SECOND = 2000;
const CONNECTIONS = 50;
const AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

export async function run() {
  const shop = await startShop({ env: { TRUST_PROXY: '1' } });
  const visitor = fork(fileURLToPath(new URL('visitor.mjs', import.meta.url)), [`${shop.origin}/`]);
  try {
    await read(`${shop.origin}/`);
    await sendEvents(shop.origin, 1);
    const rounds = [];
    let events = 0;
    let cpu = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const reference = await p99During(visitor, () => sleep(1000 * SECONDS));
      const before = cpuSeconds(shop.pid);
      const value = await p99During(visitor, async () => {
        events += await sendEvents(shop.origin, SECONDS);
      });
      cpu += cpuSeconds(shop.pid) - before;
      rounds.push({ value, reference });
    }
    const perSecond = Math.round(events / ROUNDS / SECONDS);
    return [
      row('/: p99 during events of visitors', 'ms', {
        ...medians(rounds),
        atMost: 1.5,
        note: `${perSecond} events a second`,
      }),
      row('event of a visitor: CPU, most are refused', 'ms', { value: (1000 * cpu) / events }),
    ];
  } finally {
    visitor.kill();
    await shop.stop();
  }
}

async function p99During(visitor, work) {
  visitor.send('start');
  await work();
  visitor.send('stop');
  const [{ p99 }] = await once(visitor, 'message');
  return p99;
}

let network = 0;
/** @returns the number of answers; all are 204 or 429. */
async function sendEvents(origin, seconds) {
  const { statusCodeStats, errors } = await autocannon({
    url: `${origin}/api/visits`,
    duration: seconds,
    connections: CONNECTIONS,
    overallRate: EVENTS_PER_SECOND,
    method: 'POST',
    body: JSON.stringify({ kind: 'view' }),
    requests: [{ setupRequest: withNetwork }],
  });
  const { 204: counted, 429: refused, ...others } = statusCodeStats;
  if (errors > 0 || Object.keys(others).length > 0)
    throw new Error(`${errors} errors, ${JSON.stringify(others)}`);
  return (counted?.count ?? 0) + (refused?.count ?? 0);
}

function withNetwork(request) {
  network += 1;
  const address = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  const headers = { 'content-type': 'application/json', 'user-agent': AGENT, 'x-forwarded-for': address };
  return { ...request, headers };
}
