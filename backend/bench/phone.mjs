// Measures how pages load on a simulated mid-range phone, alternately with and without scripts. The processor is
// slowed down four times. The network has a latency of 150 ms and 1.6 Mbit/s. Also measures the first press on a
// scripted control and the time to the next page, and counts presses that are lost while a page loads. With BASE, the
// folder of another built checkout, compares paints, first presses and bytes with that checkout instead.
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../frontend/test/support/find-chromium.mjs';
import { median, medians, row } from './figures.mjs';
import { startShop } from './start-shop.mjs';

const ROUNDS = 5;
const BASE_ROUNDS = 7;
const TAPS = 5;
const LOADS = 25;
const PRESSES = 40;
const CONTROLS = ['Cari Produk', 'Tambah jumlah'];
const SLOWDOWN = 4;
// Chromium expects bytes per second.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
// Matches scripts that run. Data for search engines has a type such as application/ld+json, and stays.
const SCRIPT = /<script(?![^>]*type="application)[^>]*>[^]*?<\/script>/gu;

export async function run() {
  await findChromium();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const phone = new Phone(browser);
  const shops = [];
  try {
    shops.push(await startShop());
    if (!process.env.BASE) return await measure(phone, shops[0]);
    shops.push(await startShop({ root: process.env.BASE }));
    return await compare(phone, shops);
  } finally {
    await Promise.all([browser.close(), ...shops.map((shop) => shop.stop())]);
  }
}

async function compare(phone, [{ origin }, base]) {
  const [path, basePath] = await Promise.all([productPath(origin), productPath(base.origin)]);
  const rows = [];
  for (const [page, basePage] of [
    ['/', '/'],
    [path, basePath],
    ['/faq', '/faq'],
  ]) {
    const rounds = await inTurns(
      BASE_ROUNDS,
      () => load(phone, origin + page),
      () => load(phone, base.origin + basePage),
    );
    const figure = (name) => ({ ...medians(rounds, (side) => side[name]), atMost: 1.05 });
    const sum = ({ bytes }) => Object.values(bytes).reduce((all, size) => all + size, 0);
    const weight = medians(rounds, sum);
    const name = pageName(page);
    rows.push(
      row(`${name}: first paint`, 'ms', { ...figure('firstPaint'), note: 'beside the commit in BASE' }),
      row(`${name}: largest paint`, 'ms', figure('largestPaint')),
      row(`${name}: more bytes`, 'B', { value: weight.value - weight.reference, atMost: 1000 }),
    );
  }
  for (const name of CONTROLS) {
    const rounds = await inTurns(
      BASE_ROUNDS,
      () => firstPress(phone, origin + path, name),
      () => firstPress(phone, base.origin + basePath, name),
    );
    rows.push(row(`first press, on '${name}'`, 'ms', { ...medians(rounds), atMost: 1.05 }));
  }
  return rows;
}

/** Measures values and references. Each is the first one in every other round. */
async function inTurns(count, measureValue, measureReference) {
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const early = round % 2 ? undefined : await measureReference();
    const value = await measureValue();
    rounds.push({ value, reference: early ?? (await measureReference()) });
  }
  return rounds;
}

async function productPath(origin) {
  const [product] = await (await fetch(`${origin}/api/products?limit=1`)).json();
  return `/product/${product.id}`;
}

const pageName = (path) => path.replace(/[0-9a-f-]{36}/u, '{id}');

async function measure(phone, { origin, port }) {
  const path = await productPath(origin);
  const plain = await withoutScripts(port);
  try {
    const rows = [];
    for (const page of ['/', path, '/category/printing', '/faq', '/about'])
      rows.push(...(await loads(phone, origin, plain.origin, page)));
    for (const name of CONTROLS) rows.push(await firstPresses(phone, origin + path, name));
    rows.push(await nextPage(phone, origin));
    rows.push(await presses(phone, origin, path));
    return rows;
  } finally {
    plain.close();
  }
}

class Phone {
  constructor(browser) {
    this.browser = browser;
  }

  /** Opens a page with an empty cache, calls `work` with the page, and closes the page. */
  async visit(work, { slowdown = SLOWDOWN, network = NETWORK } = {}) {
    const context = await this.browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (network) await cdp.send('Network.emulateNetworkConditions', network);
      return await work(page, cdp);
    } finally {
      await context.close();
    }
  }
}

async function loads(phone, origin, plain, path) {
  const rounds = await inTurns(
    ROUNDS,
    () => load(phone, origin + path),
    () => load(phone, plain + path),
  );
  const name = pageName(path);
  const bytes = Object.entries(rounds[0].value.bytes).map(
    ([kind, size]) => `${kind} ${(size / 1000).toFixed(0)}`,
  );
  const blocking = medians(rounds, ({ blocking: ms }) => ms);
  const longest = Math.max(...rounds.map(({ value }) => value.longestScript));
  const paint = (figure) => ({ ...medians(rounds, (side) => side[figure]), atMost: 1.1 });
  return [
    row(`${name}: first paint`, 'ms', { ...paint('firstPaint'), note: 'beside the page without script' }),
    row(`${name}: largest paint`, 'ms', { ...paint('largestPaint'), note: `kB: ${bytes.join(', ')}` }),
    row(`${name}: blocking time above that`, 'ms', {
      value: blocking.value - blocking.reference,
      atMost: 50,
    }),
    row(`${name}: longest script before a touch`, 'ms', { value: longest, atMost: 50 }),
  ];
}

/**
 * Loads a page without any input until the network is idle.
 * @returns bytes by type, and times in milliseconds. Paint times count from the start of the navigation.
 */
function load(phone, url) {
  return phone.visit(async (page, cdp) => {
    const kinds = new Map();
    const bytes = {};
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    const scripts = [];
    await cdp.send('Tracing.start', {
      traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'toplevel'] },
      transferMode: 'ReportEvents',
    });
    cdp.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, dur = 0 } of value)
        if (['EvaluateScript', 'FunctionCall', 'v8.evaluateModule'].includes(name)) scripts.push(dur / 1000);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const ended = once(cdp, 'Tracing.tracingComplete');
    await cdp.send('Tracing.end');
    await ended;
    const figures = await page.evaluate(async () => {
      const entries = (type) =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          // The observer is not called when there are no entries.
          setTimeout(() => resolve([]), 200);
        });
      const paints = await entries('paint');
      const tasks = await entries('longtask');
      return {
        firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
        largestPaint: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
        blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      };
    });
    return { ...figures, bytes, longestScript: Math.max(0, ...scripts) };
  });
}

async function firstPresses(phone, url, name) {
  const times = [];
  for (let tap = 0; tap < TAPS; tap += 1) times.push(await firstPress(phone, url, name));
  const measure = `first press, on '${name}', scripts fetched`;
  return row(measure, 'ms', { value: median(times), atMost: 500 });
}

/**
 * Measures the milliseconds from the first press on a page to its effect: the search dialog opens, or the quantity
 * changes. The quantity needs the page's scripts, which are already in the browser's cache.
 */
function firstPress(phone, url, name) {
  return phone.visit(async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await sleep(500);
    await page.evaluate(() => {
      const pressed = new Promise((resolve) =>
        addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), {
          capture: true,
          once: true,
        }),
      );
      const answered = new Promise((resolve) => {
        const look = () =>
          document.querySelector('dialog[open]') || document.querySelector('input[type=number]').value === '2'
            ? resolve(performance.now())
            : setTimeout(look, 4);
        look();
      });
      globalThis.measured = Promise.all([pressed, answered]).then(([begin, end]) => end - begin);
    });
    await page.getByRole('button', { name }).tap();
    return page.evaluate(() => globalThis.measured);
  });
}

/**
 * Measures the milliseconds from a tap on a product until the product is painted. The processor is not slowed down, the
 * network is faster than NETWORK, and the page is already hydrated.
 */
async function nextPage(phone, origin) {
  const times = [];
  for (let tap = 0; tap < TAPS; tap += 1)
    times.push(
      await phone.visit(
        async (page) => {
          await page.goto(origin, { waitUntil: 'networkidle' });
          await page.locator('header').getByRole('button', { name: 'Cari Produk' }).tap();
          // The browser's Back button closes the dialog only after the page has been hydrated.
          await page.waitForFunction(() => globalThis.history.state?.overlay);
          await page.goBack();
          const link = page.locator('#layanan article a').nth(tap);
          await link.scrollIntoViewIfNeeded();
          await page.evaluate(() => {
            const pressed = new Promise((resolve) =>
              addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
            );
            const shown = new Promise((resolve) => {
              const look = () =>
                location.pathname.startsWith('/product/') && document.querySelector('main h1')
                  ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
                  : setTimeout(look, 2);
              look();
            });
            globalThis.measured = Promise.all([pressed, shown]).then(([begin, end]) => end - begin);
          });
          await link.tap();
          return page.evaluate(() => globalThis.measured);
        },
        { slowdown: 1, network: { ...NETWORK, latency: 20, downloadThroughput: 1_000_000 } },
      ),
    );
  return row('next page after a tap', 'ms', { value: median(times), atMost: 100 });
}

/** Presses 'Tambah' at random times after the button has appeared. Each press must count exactly once. */
async function presses(phone, origin, path) {
  let lost = 0;
  for (let n = 0; n < LOADS; n += 1)
    lost += await phone.visit(async (page) => {
      await page.goto(origin + path, { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: /^Tambah/u });
      await button.waitFor();
      for (let press = 0; press < PRESSES; press += 1) {
        await button.evaluate((element) => element.click());
        await sleep(Math.random() * 100);
      }
      const field = page.getByRole('spinbutton');
      const expected = String(PRESSES + 1);
      for (let wait = 0; wait < 100 && (await field.inputValue()) !== expected; wait += 1) await sleep(100);
      return Math.abs(PRESSES + 1 - Number(await field.inputValue()));
    });
  return row(`presses lost of ${LOADS * PRESSES}, at any time of loading`, '', { value: lost, atMost: 0 });
}

/** Serves the shop's pages without their scripts, and everything else unchanged. */
async function withoutScripts(port) {
  const server = createServer((incoming, outgoing) => {
    const isPage = (incoming.headers.accept ?? '').includes('text/html');
    // The shop sends the page uncompressed, so that the scripts can be removed.
    const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request({ port, host: '127.0.0.1', path: incoming.url, headers }, async (response) => {
      if (!isPage) {
        outgoing.writeHead(response.statusCode, response.headers);
        response.pipe(outgoing);
        return;
      }
      const html = (await response.toArray()).join('').replaceAll(SCRIPT, '');
      const body = brotliCompressSync(html);
      const kept = { ...response.headers, 'content-encoding': 'br', 'content-length': body.length };
      outgoing.writeHead(response.statusCode, kept);
      outgoing.end(body);
    });
    passed.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
