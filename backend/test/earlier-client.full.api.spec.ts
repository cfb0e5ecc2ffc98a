import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

type Json = Record<string, unknown>;
type Send = (...values: unknown[]) => Promise<{ readonly status: number; readonly data: Json }>;
type Operation = 'createProduct' | 'getProduct' | 'updateProduct' | 'listProducts';
type Schema = Record<string, { parse: (value: unknown) => Json }>;

/** The routes of products in the contract before price lists. */
const CONTRACT = 'backend/test/support/contract-before-pricing.json';

let shop: Shop;
let admin: Agent;
let folder: string;
let send: Record<Operation, Send>;
let schemas: Schema;
let ownFetch: typeof fetch;

/** Generates the code of a client as its developers do. */
async function generate<Code>(kind: 'fetch' | 'zod'): Promise<Code> {
  const file = join(folder, `${kind}.ts`);
  const orval = 'node_modules/.bin/orval';
  await promisify(execFile)(process.execPath, [
    orval,
    '--input',
    CONTRACT,
    '--output',
    file,
    '--client',
    kind,
  ]);
  return (await import(pathToFileURL(file).href)) as Code;
}

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'backend', 'dist', 'earlier-client-'));
  [send, schemas] = [await generate('fetch'), await generate('zod')];
  shop = await startShop();
  admin = await shop.login();
  const login = await shop.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD });
  const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? '';
  ownFetch = globalThis.fetch;
  globalThis.fetch = (path, init) =>
    ownFetch(`${shop.url}${path as string}`, { ...init, headers: { ...(init?.headers as object), cookie } });
  await create(admin, '/api/categories', categoryBody());
});
afterAll(async () => {
  globalThis.fetch = ownFetch;
  await shop.close();
  await rm(folder, { recursive: true });
});

const PRICING = {
  unit: 'lembar',
  variants: [{ tiers: [{ from: 100, price: 1200 }] }],
};
const stored = async (id: string) => (await admin.get(`/api/admin/products/${id}`).expect(200)).body as Json;
/** What the client reads of a response. It drops what its contract does not name. */
const readAs = (name: string, data: unknown) => schemas[name]?.parse(data) ?? {};

it('a client generated before price lists creates, reads and updates a product', async () => {
  const body = readAs('CreateProductBody', productBody({ price: 5000 }));
  const created = await send.createProduct(body);
  expect(created.status).toBe(201);
  const { id } = readAs('CreateProductResponse', created.data);
  const read = readAs('GetProductResponse', (await send.getProduct(id)).data);
  expect(read).toMatchObject({ ...productBody(), price: 5000 });
  const edited = readAs('UpdateProductBody', { ...read, name: 'Nama baru', price: 6000 });
  const updated = await send.updateProduct(id, edited);
  expect(readAs('UpdateProductResponse', updated.data)).toMatchObject({ name: 'Nama baru', price: 6000 });
  expect(await stored(id as string)).toMatchObject({ name: 'Nama baru', price: 6000, pricing: null });
});

it('a client generated before price lists keeps the lists that it does not see', async () => {
  const id = await create(admin, '/api/products', productBody({ pricing: PRICING, price: 1200 }));
  const before = await stored(id);
  const listed = (await send.listProducts()).data as unknown as Json[];
  const [found] = readAs('ListProductsResponse', listed) as unknown as Json[];
  expect(found).toMatchObject({ id, price: 1200 });
  const read = readAs('GetProductResponse', (await send.getProduct(id)).data);
  const edited = readAs('UpdateProductBody', { ...read, name: 'Nama baru' });
  expect((await send.updateProduct(id, edited)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ name: 'Nama baru', price: 1200, pricing: before['pricing'] });
  const dearer = await send.updateProduct(id, { ...edited, price: 1300 });
  expect(dearer.status).toBe(400);
  expect(await stored(id)).toMatchObject({ price: 1200 });
});
