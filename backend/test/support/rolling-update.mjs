// Runs rolling updates of a composition under load, and counts failed requests. The updates reuse the image, so that no
// time is spent on builds. Needs URL and ADMIN_PASSWORD.
// node backend/test/support/rolling-update.mjs requests updates visitors-at-once
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { owner, productsWithOnePrice, savePrice } from '../../bench/owner.mjs';
import { visit } from './visitors.mjs';

const [REQUESTS, UPDATES, VISITORS] = process.argv.slice(2).map(Number);
const URL_BASE = process.env.URL;
const UPDATE = fileURLToPath(new URL('../../deploy/rolling-update.sh', import.meta.url));
const run = promisify(execFile);

const send = await owner(URL_BASE, process.env.ADMIN_PASSWORD);
const products = await productsWithOnePrice(URL_BASE);
const photo = await sharp({
  create: { width: 900, height: 700, channels: 3, background: '#c8102e' },
})
  .jpeg()
  .toBuffer();

const sent = { read: 0, write: 0, upload: 0 };
let isUpdating = true;

const READS = ['/', '/api/products?limit=9', '/category/printing', '/faq'];

// Sends a request, and throws if the response has an unexpected status. Of a hundred requests, nine are writes and one
// is an upload.
async function request(n) {
  if (n % 100 === 50) return upload();
  const product = products[n % products.length];
  if (n % 10 === 0)
    return expectStatus('write', await savePrice(send, product, product.price + (n % 1000)), 200);
  const path = n % 5 === 1 ? `/product/${product.id}` : READS[n % READS.length];
  const response = await fetch(URL_BASE + path);
  await response.arrayBuffer();
  return expectStatus('read', response, 200);
}

async function upload() {
  const issued = await send('POST', '/api/objects/upload');
  if (issued.status !== 200) return expectStatus('upload', issued, 200);
  const { uploadURL } = await issued.json();
  const { pathname, search } = new URL(uploadURL);
  const put = await fetch(URL_BASE + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: photo,
  });
  if (put.status !== 200) return expectStatus('upload', put, 200);
  const published = await send('PUT', '/api/objects/set-public', { imageURL: uploadURL });
  await published.arrayBuffer();
  return expectStatus('upload', published, 200);
}

function expectStatus(kind, { status, url }, expected) {
  sent[kind] += 1;
  if (status !== expected) throw new Error(`${kind} ${new URL(url).pathname}: ${status}`);
}

// Returns the number of the next request. Spreads the requests evenly over all updates: a visitor waits while the share
// of begun requests is ahead of the share of finished updates.
let updated = 0;
let begun = 0;
async function next() {
  if (begun === REQUESTS) return undefined;
  const n = begun;
  begun += 1;
  while (isUpdating && n / REQUESTS > (updated + 1) / UPDATES)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return n;
}

async function updates() {
  for (; updated < UPDATES; updated += 1)
    await run(UPDATE, { env: { SHOP_IMAGE: 'etalase:latest', ...process.env } });
  isUpdating = false;
}

const [{ done, failures }] = await Promise.all([visit(VISITORS, next, request), updates()]);
for (const product of products) await savePrice(send, product, product.price);
console.log(`${done} requests:`, sent);
console.log(`${failures.length} failed`);
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
