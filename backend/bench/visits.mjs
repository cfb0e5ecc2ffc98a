// Measures the latency of a cached page, alternately on the idle shop and while 2,000 events of visitors a second come
// in, each from a network of its own. The shop counts 300 a second of them, and refuses the others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
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

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let network = 0;
/** Sends the events evenly, as visitors do. autocannon would send those of a second at once. @returns their number. */
async function sendEvents(origin, seconds) {
  const answers = [];
  const begin = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - begin) / 1000) {
    while (answers.length < passed * EVENTS_PER_SECOND) answers.push(sendEvent(origin));
    await sleep(1);
  }
  const others = (await Promise.all(answers)).filter((status) => status !== 204 && status !== 429);
  if (others.length > 0) throw new Error(`${others.length} answers, the first of status ${others[0]}`);
  return answers.length;
}

function sendEvent(origin) {
  network += 1;
  const address = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  const headers = { 'content-type': 'application/json', 'user-agent': AGENT, 'x-forwarded-for': address };
  return new Promise((done, fail) => {
    request(`${origin}/api/visits`, { agent, headers, method: 'POST' }, (response) => {
      response.resume().once('end', () => done(response.statusCode));
    })
      .on('error', fail)
      .end(EVENT);
  });
}
