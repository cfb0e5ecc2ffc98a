// Attacks the built shop as anonymous clients can: over every route of public-routes.json and of the contract, with few
// and with many connections, and from 1, 2 and 60 loopback addresses. With a session, it downloads every file of
// file-routes.json, and uploads photos and the lists of hostile-lists.ts. Meanwhile a visitor reads a cached page.
// Prints for each attack what the visitor saw, how far the shop's resident memory rose above the idle shop, the
// statuses, and the number of requests or connections. These are failures: an end of the process, a 5xx other than 503,
// a refused visitor, a rise of more than ALLOWED_MB during one attack (UPLOAD_MB for uploads), and more than MEMORY_MB.
// `npm run attacks -w backend [-- short | each | NAME …]`. `short` takes a minute. `each` attacks every route alone.
// Linux only (/proc, 127.0.0.0/8).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { registerHooks } from 'node:module';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exampleUrl } from './example-url.mjs';
import { megabytes } from './load.mjs';
import { owner } from './owner.mjs';
import { ADMIN_PASSWORD, startShop } from './start-shop.mjs';

const MEMORY_MB = 512;
const ALLOWED_MB = 100;
const UPLOAD_MB = 150;
const SAMPLE_INTERVAL_MS = 100;
const ADDRESSES = [1, 2, 60];
const REOPEN_MS = 500;
const BODY_BYTES = 512 * 1024;
const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const FILE_ROUTES = readJson('file-routes.json');
const BACKUP = '/api/admin/backup';
const CONFIRMED_MS = 20_000;
const QUARANTINE = '/api/objects/quarantine/';

// The sources name compiled files.
registerHooks({
  resolve: (name, context, next) =>
    next(context.parentURL?.endsWith('.ts') ? name.replace(/^(\..*)\.js$/u, '$1.ts') : name, context),
});
const { HOSTILE_LISTS } = await import('../src/product-lists/testing/hostile-lists.ts');

/** Each attack keeps its number of connections open until `isOver`, and opens a new one for each that the shop closes. */
const ATTACKS = {
  'few connections, many requests': { connections: 8, run: readInTurn(Infinity) },
  'many connections, few requests': { connections: 1000, run: readInTurn(2) },
  'random parameters': { connections: 64, run: readInTurn(Infinity, withParameters) },
  'unfinished heads': { connections: 2000, run: sendRaw((route) => headOf(route).slice(0, -3)) },
  'unfinished bodies': { connections: 2000, run: sendRaw(unfinishedBody) },
  'unread answers': { connections: 2000, run: sendRaw((route) => headOf(route).repeat(2)) },
  'unread pipelined answers': {
    connections: 2000,
    run: sendRaw((route) => headOf(route).repeat(8), REOPEN_MS),
  },
  'one byte at a time': { connections: 1000, run: sendSlowly },
  'downloads in loops': { connections: 60, run: readInTurn(Infinity, withPass), over: 'downloads' },
  'unread downloads': {
    connections: 400,
    run: sendRaw((route) => headOf(route).repeat(2), Infinity, withPass),
    over: 'downloads',
  },
  uploads: {
    connections: 60,
    run: readInTurn(Infinity, withPass),
    over: 'uploads',
    allowedMb: UPLOAD_MB,
  },
  'unfinished uploads': {
    connections: 60,
    run: sendRaw(unfinishedBody, Infinity, withPass),
    over: 'uploads',
    allowedMb: UPLOAD_MB,
  },
};

const chosen = process.argv.slice(2);
const isShort = chosen.includes('short');
const seconds = isShort ? 1.5 : 8;
const named = Object.keys(ATTACKS).filter((name) => chosen.includes(name));

let confirmed;
const shop = await startShop({ env: { ADMIN_PASSWORD, MEMORY: String(MEMORY_MB) } });
const sendAsOwner = await owner(shop.origin, ADMIN_PASSWORD);
try {
  await attackShop();
} finally {
  // The process may have ended.
  await Promise.race([shop.stop(), sleep(5000)]);
}
// Connections of the attacks may still be open.
process.exit();

async function attackShop() {
  const files = await filesOf(shop);
  const routes = { all: [...publicRoutes(), ...files, ...contractRoutes()], ...(await ownerRoutes(files)) };
  for (const route of [...routes.all, ...routes.downloads]) await ask(route, {}).catch(() => undefined);
  await sleep(1000);
  const idle = megabytes(shop.pid);
  const visitor = fork(fileURLToPath(new URL('visitor.mjs', import.meta.url)), [
    `${shop.origin}/`,
    '127.0.0.200',
  ]);
  console.log(`${routes.all.length} routes, ${routes.downloads.length} downloads, ${idle} MB idle`);
  await measure('no attack', idle, visitor, () => sleep(1000 * seconds));
  if (chosen.includes('each'))
    for (const route of routes.all.filter(({ isPublic }) => isPublic))
      await measure(`unread: ${route.method} ${route.path}`, idle, visitor, (seen) =>
        attack('unread pipelined answers', 1, [route], seen),
      );
  else
    for (const name of named.length > 0 ? named : Object.keys(ATTACKS))
      for (const addresses of ADDRESSES)
        await measure(
          `${name}, ${addresses} addresses`,
          idle,
          visitor,
          (seen) => attack(name, addresses, routes[ATTACKS[name].over ?? 'all'], seen),
          ATTACKS[name].allowedMb,
        );
  visitor.kill();
}

async function measure(name, idle, visitor, run, allowedMb = ALLOWED_MB) {
  const seen = { sent: 0, statuses: {}, closed: 0 };
  const before = memory();
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, memory())), SAMPLE_INTERVAL_MS);
  visitor.send('start');
  await run(seen);
  visitor.send('stop');
  const [{ p99, refused }] = await once(visitor, 'message');
  clearInterval(timer);
  const isAlive = await fetch(`${shop.origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const errors = Object.keys(seen.statuses).filter((status) => Number(status) >= 500 && status !== '503');
  const failures = [
    ...(isAlive ? [] : ['THE PROCESS ENDED']),
    ...(refused > 0 ? ['VISITORS REFUSED'] : []),
    ...(errors.length > 0 ? ['ERRORS'] : []),
    ...(highest - before > allowedMb || highest > MEMORY_MB ? ['MEMORY'] : []),
  ];
  if (failures.length > 0) process.exitCode = 1;
  console.log(
    `${name}: visitor p99 ${Math.round(p99)} ms, ${refused} refused; +${highest - before} MB, +${highest - idle} above idle;`,
    `${JSON.stringify(seen.statuses)}, ${seen.closed} closed, ${seen.sent} sent`,
    failures.join(', '),
  );
  if (!isAlive) throw new Error(`The shop ended in: ${name}`);
}

async function attack(name, addresses, routes, seen) {
  const { connections, run } = ATTACKS[name];
  const end = Date.now() + 1000 * seconds;
  const turns = { next: 0 };
  await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const localAddress = `127.0.5.${1 + (n % addresses)}`;
      // All connections open within a second, so that the queue of the kernel stays short.
      await sleep((1000 * n) / connections);
      while (Date.now() < end) {
        await run({ localAddress, end, seen, next: () => routes[(turns.next += 1) % routes.length] });
        if (connections > 100) await sleep(REOPEN_MS);
      }
    }),
  );
}

/** Sends requests one after the other, a number of them on each connection, and reads their answers. */
function readInTurn(each, change = (route) => route) {
  return async ({ localAddress, end, seen, next }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
    for (let n = 0; n < each && Date.now() < end; n += 1, seen.sent += 1)
      await ask(await change(next()), { agent, localAddress }).then(
        (status) => (seen.statuses[status] = (seen.statuses[status] ?? 0) + 1),
        () => (seen.closed += 1),
      );
    agent.destroy();
  };
}

/** Sends a text on a connection, and reads nothing. A paused socket does not notice that the shop closed it. */
function sendRaw(textOf, holdMs, change = (route) => route) {
  return (client) =>
    holdOpen(client, async (socket, route) => socket.pause().write(textOf(await change(route))), holdMs);
}

function sendSlowly(client) {
  return holdOpen(client, (socket, route) => {
    const text = headOf(route);
    let sent = 0;
    const timer = setInterval(() => socket.write(text[(sent += 1) % text.length]), REOPEN_MS);
    socket.resume().once('close', () => clearInterval(timer));
  });
}

async function holdOpen({ localAddress, end, seen, next }, send, holdMs = Infinity) {
  seen.sent += 1;
  const socket = connect({ host: '127.0.0.1', port: shop.port, localAddress });
  socket.on('error', () => undefined).once('connect', () => send(socket, next()));
  const closed = new Promise((done) => socket.once('close', () => done(true)));
  if (await Promise.race([closed, sleep(Math.min(holdMs, end - Date.now()))])) seen.closed += 1;
  socket.destroy();
}

function headOf({ method, path, headers = {} }) {
  const length = method === 'GET' ? '' : 'Content-Type: application/json\r\nContent-Length: 2\r\n';
  const body = method === 'GET' ? '' : '{}';
  return `${startOf(method, path, headers)}Accept-Encoding: br\r\n${length}\r\n${body}`;
}

function unfinishedBody({ method, path, headers, body = Buffer.alloc(BODY_BYTES, ' ') }) {
  const type = method === 'PUT' ? 'image/jpeg' : 'application/json';
  const start = startOf(method === 'GET' ? 'POST' : method, path, headers ?? { 'content-type': type });
  return Buffer.concat([Buffer.from(`${start}Content-Length: ${body.length}\r\n\r\n`), body.subarray(0, -1)]);
}

function startOf(method, path, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${exampleUrl(path)} HTTP/1.1\r\nHost: x\r\n${lines.join('')}`;
}

function withParameters({ method, path }) {
  const mark = path.includes('?') ? '&' : '?';
  return { method, path: `${path}${mark}WORD=WORD&limit=NUMBER&mulai=NUMBER&tampil=NUMBER&cari=WORD&q=WORD` };
}

/** An upload URL is for one photo, and a confirmation for the backups of a minute. */
async function withPass(route) {
  if (route.path === BACKUP) return { ...route, path: `${BACKUP}?confirmation=${await confirmation()}` };
  if (!route.path.startsWith(QUARANTINE)) return route;
  const { uploadURL } = await (await sendAsOwner('POST', '/api/objects/upload')).json();
  return { ...route, path: new URL(uploadURL, shop.origin).pathname };
}

function confirmation() {
  const isOld = !(performance.now() - confirmed?.since < CONFIRMED_MS);
  if (isOld)
    confirmed = {
      since: performance.now(),
      answer: sendAsOwner('POST', '/api/admin/confirm-password', { password: ADMIN_PASSWORD }).then((sent) =>
        sent.json(),
      ),
    };
  return confirmed.answer.then((answer) => answer.confirmation);
}

function ask({ method, path, headers, body = '{}' }, options) {
  return new Promise((done, fail) => {
    const all = { 'accept-encoding': 'br', 'content-type': 'application/json', ...headers };
    const sent = request(shop.origin + exampleUrl(path), { method, headers: all, ...options }, (response) => {
      response.resume().on('error', fail);
      response.on('end', () => done(response.statusCode));
    });
    sent.on('error', fail).end(method === 'GET' ? undefined : body);
  });
}

function publicRoutes() {
  return Object.entries(readJson('public-routes.json')).flatMap(([route, examples]) =>
    Object.keys(examples).map((path) => ({ method: route.split(' ')[0], path, isPublic: true })),
  );
}

/** Returns a product's page and image, and a script of the storefront. */
async function filesOf({ origin }) {
  const [product] = await (await fetch(`${origin}/api/products?limit=1`)).json();
  const page = await (await fetch(origin)).text();
  const paths = [`/product/${product.id}`, product.images[0], /\/assets\/[^" ]+\.js/u.exec(page)[0]];
  return paths.map((path) => ({ method: 'GET', path, isPublic: true }));
}

/** Returns the downloads and the uploads of file-routes.json, and the public files. */
async function ownerRoutes(files) {
  await sendAsOwner('POST', '/api/admin/content/display', { showPriceList: true });
  const photo = Buffer.from(await (await fetch(shop.origin + files[1].path)).arrayBuffer());
  const lists = HOSTILE_LISTS.map(([, fileOf]) => fileOf());
  const bodies = {
    'POST /api/admin/imports': await Promise.all(lists.map((list) => multipart('file', [list]))),
    'POST /api/media': [await multipart('file', Array(5).fill(photo))],
    [`PUT ${QUARANTINE}{token}`]: [{ headers: { 'content-type': 'image/webp' }, body: photo }],
  };
  const routes = Object.keys(FILE_ROUTES).map((route) => [route, ...route.split(' ')]);
  return {
    downloads: [
      ...routes
        .filter(([, method]) => method === 'GET')
        .map(([, method, path]) => ({ method, path, headers: { cookie: sendAsOwner.cookie } })),
      ...[...publicRoutes(), ...files].filter(({ method, path }) => method === 'GET' && /\.\w+$/u.test(path)),
    ],
    uploads: routes
      .filter(([, method]) => method !== 'GET')
      .flatMap(([route, method, path]) =>
        bodies[route].map(({ headers, body }) => ({
          method,
          path,
          headers: { ...headers, cookie: sendAsOwner.cookie },
          body,
        })),
      ),
  };
}

async function multipart(name, files) {
  const form = new FormData();
  for (const [n, file] of files.entries()) form.append(name, new Blob([file]), `berkas${n}`);
  const message = new Response(form);
  const headers = { 'content-type': message.headers.get('content-type') };
  return { headers, body: Buffer.from(await message.arrayBuffer()) };
}

function contractRoutes() {
  return Object.entries(readJson('../../openapi/openapi.json').paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/gu, 'UUID'),
    })),
  );
}

function memory() {
  try {
    return megabytes(shop.pid) || 0;
  } catch {
    return 0;
  }
}
