// Measures the latency of a cached page, alternately on the idle shop and while 2,000 events of visitors a second come
// in, each from a network of its own. The shop counts 300 a second of them, and refuses the others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { medians, row } from './figures.mjs';
import { cpuSeconds, read } from './load.mjs';
import { startShop } from './start-shop.mjs';

const ROUNDS = 5;
const SECONDS = 6;
const EVENTS_PER_SECOND = 2000;
const CONNECTIONS = 50;
const EVENT = JSON.stringify({ kind: 'view' });
const AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

export async function run() {
  const shop = await startShop({ env: { TRUST_PROXY: '1' } });
  const visitor = fork(fileURLToPath(new URL('visitor.mjs', import.meta.url)), [`${shop.origin}/`]);
  try {
    await read(`${shop.origin}/`);
    await sendEvents(shop.origin, SECONDS);
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
/**
 * Sends the events evenly, as visitors do; autocannon would send those of a second at once. Plain sockets need less CPU
 * time than an HTTP client, which would compete with the shop. @returns the number of events.
 */
async function sendEvents(origin, seconds) {
  const free = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(origin)));
  const all = [...free];
  const statuses = [];
  const begin = performance.now();
  let sent = 0;
  for (let passed = 0; passed < seconds; passed = (performance.now() - begin) / 1000) {
    for (; sent < passed * EVENTS_PER_SECOND && free.length > 0; sent += 1) {
      const connection = free.pop();
      connection.once('data', (answer) => {
        statuses.push(answer.latin1Slice(9, 12));
        free.push(connection);
      });
      connection.write(nextEvent());
    }
    await sleep(1);
  }
  while (free.length < CONNECTIONS) await sleep(1);
  for (const connection of all) connection.destroy();
  const other = statuses.find((status) => status !== '204' && status !== '429');
  if (other) throw new Error(`An answer has the status ${other}`);
  return sent;
}

async function openConnection(origin) {
  const connection = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(connection, 'connect');
  return connection.setNoDelay();
}

function nextEvent() {
  network += 1;
  return [
    'POST /api/visits HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `User-Agent: ${AGENT}`,
    `X-Forwarded-For: 10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
    `Content-Length: ${EVENT.length}`,
    '',
    EVENT,
  ].join('\r\n');
}
