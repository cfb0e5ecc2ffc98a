import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Contract, exampleOf, type Operation } from './support/contract.js';
import { ADMIN_PASSWORD, shopForFile } from './support/shop.js';
import { createUpload, put } from './support/uploads.js';

interface Refusal {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly status: number;
  readonly example: unknown;
}

interface Call {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly cookie?: string;
}

/** The test does not provoke these statuses, because they need a busy, full or broken server. */
const NOT_PROVOKED = new Set([429, 503, 507]);
const MEGABYTE = 1024 * 1024;
const WRONG_CHANGE = { currentPassword: 'salah', newPassword: 'tinta-dan-kertas' };

const shop = await shopForFile();
const admin = await shop.login();

describe('the error responses of the API', () => {
  let cookie: string;
  let contract: Contract;
  const rows: Record<string, string> = {};
  beforeAll(async () => {
    const login = await send('POST', '/api/admin/login', { body: { password: ADMIN_PASSWORD } });
    cookie = (login.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    contract = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Contract;
    for (const path of collectionsOf(contract)) {
      const created = await send('POST', path, { body: bodyOf(contract.paths[path]?.['post']), cookie });
      rows[path] = ((await created.json()) as { id: string }).id;
    }
  });

  it('error responses equal the examples in the OpenAPI contract', async () => {
    const refusals = refusalsOf(contract).filter(({ status }) => !NOT_PROVOKED.has(status));
    expect(refusals.length).toBeGreaterThan(100);
    for (const refusal of refusals) {
      const name = `${refusal.operation.operationId} ${refusal.status}`;
      expect({ [name]: await (await provoke(name, refusal)).json() }).toEqual({ [name]: refusal.example });
    }
  });

  it('responses to too many attempts equal the example for 429, except for the seconds', async () => {
    const tries: Record<string, Call> = {
      '/api/admin/login': { body: { password: 'salah' } },
      '/api/admin/change-password': { body: WRONG_CHANGE, cookie },
    };
    for (const [path, call] of Object.entries(tries)) {
      let response = await send('POST', path, call);
      while (response.status < 429) response = await send('POST', path, call);
      const { example } =
        refusalsOf(contract).find((refusal) => refusal.path === path && refusal.status === 429) ?? {};
      expect(withoutSeconds(await response.json())).toEqual(withoutSeconds(example));
    }
  });

  function send(method: string, path: string, { headers, body, cookie }: Call): Promise<Response> {
    const raw = typeof body === 'string' || body instanceof Buffer || body instanceof FormData;
    return fetch(shop.url + path, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    });
  }

  /**
   * Returns the contract's example body of an operation. The body of a sale names an existing product and ends in the
   * future.
   */
  function bodyOf(operation: Operation | undefined): unknown {
    const schema = operation?.requestBody?.content?.['application/json']?.schema;
    if (!schema) return undefined;
    const example = exampleOf(contract, schema) as Record<string, unknown>;
    if (!('productId' in example)) return example;
    const endDate = new Date(Date.now() + 3_600_000).toISOString();
    return { ...example, productId: rows['/api/products'], startDate: null, endDate };
  }

  /**
   * Sends a valid request with one fault, so that it gets the refusal. The path contains the id of an existing row, or
   * a random id for the status 404.
   */
  async function provoke(name: string, { method, path, operation, status }: Refusal): Promise<Response> {
    const collection = path.replace(/\/(?:slug\/)?\{.*/u, '').replace('/admin/', '/');
    const isReplaced = status === 409 && path.endsWith('/{id}/restore') && collection in rows;
    const special = isReplaced ? await replaced(collection) : await SPECIAL[name]?.();
    const id = (status === 404 ? undefined : rows[collection]) ?? randomUUID();
    const { path: address = path.replace('{id}', id).replace('{slug}', id), ...call } = special ?? {
      body: bodyOf(operation),
      ...(status === 401 ? {} : { cookie }),
      ...faultFor(method, path, operation, status),
    };
    return send(method, address, call);
  }

  function faultFor(
    method: string,
    path: string,
    { requestBody, parameters }: Operation,
    status: number,
  ): Call {
    switch (status) {
      case 400:
        if (method === 'GET') return { path: `${path}?limit=0` };
        return requestBody ? { body: '{' } : { headers: { 'If-Match': 'x' } };
      case 403:
        return { headers: { Origin: 'https://other.example' } };
      case 409:
        return parameters?.some(({ name }) => name === 'If-Match')
          ? { headers: { 'If-Match': '"999"' } }
          : {};
      case 413:
        return { body: { name: 'x'.repeat(600_000) } };
      case 415:
        return { headers: { 'Content-Type': 'text/plain' } };
      default:
        return {};
    }
  }

  /** Requests for the refusals that the generated request of `provoke` does not cause. */
  const SPECIAL: Readonly<Record<string, () => Call | Promise<Call>>> = {
    'getConnection 400': () => ({ path: '/api/connection' }),
    'countVisit 400': () => ({ body: { kind: 'view', product: randomUUID() } }),
    'getVisits 400': () => ({ path: '/api/admin/visits?days=8', cookie }),
    'downloadVisits 400': () => ({ path: '/api/admin/visits.csv?days=8', cookie }),
    'downloadBackup 400': () => ({
      path: '/api/admin/backup?confirmation=1&confirmation=2',
      cookie,
    }),
    'downloadBackup 404': async () => {
      const body = { password: ADMIN_PASSWORD };
      const confirmed = await send('POST', '/api/admin/confirm-password', { body, cookie });
      const { confirmation } = (await confirmed.json()) as { confirmation: string };
      return { path: `/api/admin/backup?daily=x.tar&confirmation=${confirmation}`, cookie };
    },
    // A device that is not logged in is not refused, only a path without an id.
    'logOutDevice 404': () => ({ path: '/api/admin/devices/salah', cookie }),
    'confirmContentPart 409': () => ({
      path: '/api/admin/content/shipping/confirm',
      headers: { 'If-Match': '"999"' },
      cookie,
    }),
    // The image of the example does not exist.
    'saveWorksContent 409': () => ({ body: { works: [] }, headers: { 'If-Match': '"999"' }, cookie }),
    'emptyBin 400': () => ({ body: { until: 'kemarin' }, cookie }),
    'listChangedRows 400': () => ({ path: '/api/admin/changes/1/rows?limit=0', cookie }),
    'restoreState 400': () => ({
      path: '/api/admin/changes/1/restore',
      body: { subject: 'session:1' },
      cookie,
    }),
    'createProduct 409': () => ({
      body: bodyOf(contract.paths['/api/products']?.['post']),
      headers: { 'Idempotency-Key': rows['/api/products'] ?? '' },
      cookie,
    }),
    'login 401': () => ({ body: { password: 'salah' } }),
    'confirmPassword 400': () => ({ body: { password: 'salah' }, cookie }),
    'changePassword 400': () => ({
      body: WRONG_CHANGE,
      cookie,
    }),
    'receiveUpload 400': async () => photo(await createUpload(admin), Buffer.alloc(0)),
    'receiveUpload 403': async () => photo(await uploaded(await image(10)), await image(10)),
    'receiveUpload 413': async () => photo(await createUpload(admin), Buffer.alloc(5 * MEGABYTE + 1)),
    'publishUpload 400': async () => ({ body: { imageURL: await createUpload(admin) }, cookie }),
    'publishUpload 413': async () => ({ body: { imageURL: await uploaded(await image(6500)) }, cookie }),
    'publishUpload 415': async () => ({
      body: { imageURL: await uploaded(Buffer.from('not a photo')) },
      cookie,
    }),
    'importProducts 400': () => form(Buffer.from('x'), 'file'),
    'importProducts 413': () => form(Buffer.alloc(5 * MEGABYTE + 1), 'file'),
    'applyProductImport 400': () => ({ body: { rows: [] }, cookie }),
    'uploadMedia 400': async () => form((await image(500)).subarray(0, 1000)),
    'uploadMedia 413': () => form(Buffer.alloc(5 * MEGABYTE + 1)),
    'uploadMedia 415': () => form(Buffer.from('not a photo')),
  };

  /**
   * Deletes a row, and creates another row with the slug or time of the deleted row.
   * @returns the call that restores the deleted row.
   */
  async function replaced(path: string): Promise<Call> {
    const deleted = rows[path] ?? '';
    await send('DELETE', `${path}/${deleted}`, { cookie });
    const created = await send('POST', path, { body: bodyOf(contract.paths[path]?.['post']), cookie });
    rows[path] = ((await created.json()) as { id: string }).id;
    return { path: `${path.replace('/api/', '/api/admin/')}/${deleted}/restore`, cookie };
  }

  const photo = (path: string, body: Buffer): Call => ({
    path,
    body,
    headers: { 'Content-Type': 'image/jpeg' },
  });

  function form(bytes: Buffer, field = 'files'): Call {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    return { body, cookie };
  }

  async function uploaded(bytes: Buffer): Promise<string> {
    const path = await createUpload(admin);
    await put(shop, path, bytes).expect(200);
    return path;
  }
});

const image = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#c8a070' } })
    .jpeg()
    .toBuffer();

/**
 * Returns the paths that create rows. Paths whose body contains a product id come last, because they need a product.
 */
function collectionsOf(contract: Contract): string[] {
  const { paths } = contract;
  const namesProduct = (path: string): boolean => {
    const schema = paths[path]?.['post']?.requestBody?.content?.['application/json']?.schema;
    return 'productId' in (exampleOf(contract, schema ?? {}) as object);
  };
  return Object.keys(paths)
    .filter((path) => paths[path]?.['post'] && paths[`${path}/{id}`]?.['put'])
    .toSorted((one, other) => Number(namesProduct(one)) - Number(namesProduct(other)));
}

function refusalsOf({ paths }: Contract): Refusal[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => ({
          method: method.toUpperCase(),
          path,
          operation,
          status: Number(status),
          example: response.content?.['application/json']?.example,
        })),
    ),
  );
}

const withoutSeconds = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace(/\d+ detik/u, 'detik'));
