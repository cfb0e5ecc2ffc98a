// Measures the latency of a cached page, alternately on the idle shop and while photos of 40 megapixels are converted.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { owner } from './composition.mjs';
import { median, medians, row, timed } from './figures.mjs';
import { read } from './load.mjs';
import { ADMIN_PASSWORD, freePort, startShop } from './start-shop.mjs';

const PHOTOS = 20;
const AT_ONCE = 2;
const SIZE = { width: 7300, height: 5479 };
const ROUNDS = 3;
const IDLE_MS = 7_000;

export async function run() {
  const metricsPort = await freePort();
  const shop = await startShop({ env: { ADMIN_PASSWORD, METRICS_PORT: String(metricsPort) } });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const visitor = fork(fileURLToPath(new URL('visitor.mjs', import.meta.url)), [`${shop.origin}/`]);
  try {
    const send = await owner(shop.origin, ADMIN_PASSWORD);
    const photo = await makePhoto();
    await read(`${shop.origin}/`);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        reference: await measureDuring(visitor, metrics, () => sleep(IDLE_MS)),
        value: await measureDuring(visitor, metrics, () => convert(shop, send, photo)),
      });
    const seconds = median(rounds.map(({ value }) => value.ms)) / 1000;
    return [
      row('/: p99 during conversions', 'ms', {
        ...medians(rounds, ({ p99 }) => p99),
        atMost: 2,
        note: `${PHOTOS} photos, ${seconds.toFixed(0)} s`,
      }),
      row('event-loop delay p99 during conversions', 'ms', {
        ...medians(rounds, ({ delay }) => delay),
        note: 'includes the 10 ms between samples',
      }),
    ];
  } finally {
    visitor.kill();
    await shop.stop();
  }
}

/**
 * Runs `work`.
 * @returns the duration of `work`, and the visitor's p99 and the event-loop delay during that time.
 */
async function measureDuring(visitor, metrics, work) {
  // Begins a new histogram.
  await eventLoopDelay(metrics);
  visitor.send('start');
  const ms = await timed(work);
  visitor.send('stop');
  const [{ p99 }] = await once(visitor, 'message');
  return { ms, p99, delay: await eventLoopDelay(metrics) };
}

/**
 * Returns the p99 of the event-loop delay since the last call, in ms. Each read of the metrics begins a new
 * histogram.
 */
async function eventLoopDelay(metrics) {
  const text = await (await fetch(metrics)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/mu.exec(text)[1]);
}

async function convert({ origin }, send, photo) {
  let left = PHOTOS;
  const uploader = async () => {
    while (left > 0) {
      left -= 1;
      await upload(origin, send, photo);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, uploader));
}

async function upload(origin, send, photo) {
  const { uploadURL } = await (await send('POST', '/api/objects/upload')).json();
  const put = await fetch(origin + new URL(uploadURL).pathname, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: photo,
  });
  if (!put.ok) throw new Error(`Uploading: ${put.status}`);
  const published = await send('PUT', '/api/objects/set-public', { imageURL: uploadURL });
  if (!published.ok) throw new Error(`Publishing: ${published.status} ${await published.text()}`);
}

/** Makes a photo of a color gradient, because its JPEG file is small although it has many pixels. */
function makePhoto() {
  const corners = Buffer.from([200, 16, 46, 250, 220, 120, 20, 60, 140, 240, 240, 240]);
  return sharp(corners, { raw: { width: 2, height: 2, channels: 3 } })
    .resize({ ...SIZE, fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}
