import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { DEFAULT_ABOUT_CONTENT } from '../src/content/domain/about-content.js';
import { DEFAULT_FOOTER_SETTINGS } from '../src/content/domain/footer-settings.js';
import { DEFAULT_SITE_CONTENT } from '../src/content/domain/site-content.js';
import { jpeg } from '../src/media/testing/photos.js';
import { categoryBody, productBody } from './support/catalog.js';
import { cookieOf } from './support/cookie.js';
import { routesOf } from './support/routes.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';
import { startShopServer } from './support/shop-server.js';

type Line = Record<string, unknown>;

const NEW_PASSWORD = 'kertas-dan-tinta';
const BROWSER = 'Rahasia/1.0';

describe('the change log', () => {
  let shop: Shop;
  let photo: Buffer;
  let cookie = '';
  // No random id or hash can contain these texts by chance.
  const secrets: string[] = [
    ADMIN_PASSWORD,
    NEW_PASSWORD,
    BROWSER,
    'argon2',
    'Kartu Nama',
    '0812 3456 7890',
    '081234567890',
    '081234567891',
  ];
  const requestedRoutes = new Set<string>();

  beforeAll(async () => {
    [shop, photo] = await Promise.all([startShop(), jpeg(60, 40)]);
  });
  afterAll(() => shop.close());

  /** The id by which the log names the current session: a part of the hash of the session's token. */
  const session = (): string =>
    createHash('sha256')
      .update(cookie.split('=')[1] ?? '')
      .digest('hex')
      .slice(0, 8);

  /** Sends a request with the session cookie. @returns the response, and the log lines that the request added. */
  async function send(route: string, body?: object | Buffer, path = route.split(' ')[1] ?? '') {
    const before = shop.logs.length;
    const method = route.split(' ')[0]?.toLowerCase() as 'post' | 'put' | 'delete';
    const type = Buffer.isBuffer(body) ? 'image/jpeg' : 'application/json';
    const request = shop
      .request()
      [method](`${path}?q=secret-query`)
      .set({ Cookie: cookie, 'User-Agent': BROWSER });
    const response = await (body ? request.set('Content-Type', type).send(body) : request);
    requestedRoutes.add(route);
    // A logout sets an empty cookie. Every text contains the empty text, so 'secret' takes its place.
    for (const header of response.get('Set-Cookie') ?? []) secrets.push(header.split(/[=;]/u)[1] || 'secret');
    return { response, lines: shop.logs.slice(before).map((line) => JSON.parse(line) as Line) };
  }

  /** Sends a change and expects it to succeed and to add exactly one line to the log. */
  async function change(
    route: string,
    operation: string,
    body?: object | Buffer,
    path?: string,
  ): Promise<Response & { line: Line }> {
    const { response, lines } = await send(route, body, path);
    // The text is part of the comparison, so that a failure shows it.
    expect([response.status < 300, response.text]).toEqual([true, response.text]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 30,
      operation,
      msg: `${operation} succeeded`,
      client: '127.0.0.1',
    });
    const [line = {}] = lines;
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
    return Object.assign(response, { line });
  }

  async function createAndUpdate(path: string, entity: string, body: object): Promise<string> {
    const created = await change(`POST ${path}`, `create${entity}`, body);
    const { id } = created.body as { id: string };
    const updated = await change(`PUT ${path}/:id`, `update${entity}`, body, `${path}/${id}`);
    for (const { line } of [created, updated]) expect(line).toMatchObject({ id, session: session() });
    return id;
  }

  it('each write route adds one log line, which contains session and row id when a row is saved', async () => {
    const login = await change('POST /api/admin/login', 'login', { password: ADMIN_PASSWORD });
    cookie = cookieOf(login);
    expect(login).toMatchObject({ line: { session: session() } });

    const category = await createAndUpdate('/api/categories', 'Category', categoryBody());
    const product = await createAndUpdate('/api/products', 'Product', productBody());
    const sale = await createAndUpdate('/api/flash-sales', 'FlashSale', {
      productId: product,
      discountPercentage: 25,
      endDate: '2099-01-01T00:00:00Z',
    });
    await change('POST /api/admin/products/chat-number', 'adminReplaceChatNumber', {
      from: '081234567890',
      to: '081234567891',
    });
    await change('PUT /api/admin/products/pins', 'savePins', { productIds: [product] });
    await change('PUT /api/admin/categories/order', 'orderCategories', { ids: [category] });
    await change('POST /api/admin/flash-sales/batch', 'createFlashSales', {
      productIds: [product],
      discountPercentage: 25,
      endDate: '2099-01-01T00:00:00Z',
    });
    await change('POST /api/admin/flash-sales/end', 'endFlashSales', { ids: [product] });
    const several = { items: [{ id: product, version: 3 }], change: { isNew: true } };
    await change('POST /api/admin/products/changes', 'changeProducts', several);
    const preview = `/api/admin/products/${product}/preview`;
    const link = await change('POST /api/admin/products/:id/preview', 'createPreview', undefined, preview);
    secrets.push((link.body as { url: string }).url.split('/').at(-1) ?? '');
    await change('DELETE /api/admin/products/:id/preview', 'withdrawPreviews', undefined, preview);
    for (const [path, entity, id] of [
      ['flash-sales', 'FlashSale', sale],
      ['products', 'Product', product],
      ['categories', 'Category', category],
    ] as const) {
      const remove = () =>
        change(`DELETE /api/${path}/:id`, `delete${entity}`, undefined, `/api/${path}/${id}`);
      const restore = `/api/admin/${path}/${id}/restore`;
      await remove();
      await change(`POST /api/admin/${path}/:id/restore`, `restore${entity}`, undefined, restore);
      await remove();
    }
    const erased = `/api/admin/deleted/flash-sales/${sale}`;
    await change('DELETE /api/admin/deleted/:type/:id', 'eraseDeleted', undefined, erased);
    const binned = async (version: number) => {
      const deleting = { items: [{ id: product, version }], change: { deleted: true } };
      const { body } = await change('POST /api/admin/products/changes', 'changeProducts', deleting);
      return `/api/admin/deleted/changes/${(body as { change: number }).change}`;
    };
    await change(
      'POST /api/admin/products/:id/restore',
      'restoreProduct',
      undefined,
      `/api/admin/products/${product}/restore`,
    );
    await change(
      'POST /api/admin/deleted/changes/:id/restore',
      'restoreDeletedBy',
      undefined,
      `${await binned(8)}/restore`,
    );
    await change('DELETE /api/admin/deleted/changes/:id', 'eraseDeletedBy', undefined, await binned(10));
    await change('POST /api/admin/deleted/empty', 'emptyBin', { until: '2099-01-01T00:00:00Z' });

    await change('POST /api/admin/footer-settings', 'saveFooterSettings', DEFAULT_FOOTER_SETTINGS);
    await change('POST /api/admin/about-content', 'saveAboutContent', DEFAULT_ABOUT_CONTENT);
    await change('POST /api/admin/site-content', 'saveSiteContent', DEFAULT_SITE_CONTENT);
    for (const part of [
      'campaigns',
      'display',
      'facts',
      'identity',
      'ordering',
      'search',
      'services',
      'shipping',
      'works',
    ])
      await change(
        `POST /api/admin/content/${part}`,
        `save${part[0]?.toUpperCase()}${part.slice(1)}Content`,
        {},
      );
    const confirm = '/api/admin/content/shipping/confirm';
    await change('POST /api/admin/content/:part/confirm', 'confirmContentPart', undefined, confirm);
    await change('POST /api/admin/settings', 'saveSettings', { sessionTimeoutMinutes: 60 });
    await change('POST /api/admin/first-steps', 'saveFirstSteps', { hidden: true });
    await change('POST /api/admin/delete-sample-data', 'deleteSampleData');
    const newestChange = async (filter = ''): Promise<number | undefined> => {
      const { body } = await shop.request().get(`/api/admin/changes?limit=1${filter}`).set('Cookie', cookie);
      return (body as { id: number }[])[0]?.id;
    };
    await change(
      'POST /api/admin/changes/:id/undo',
      'undoChange',
      undefined,
      `/api/admin/changes/${await newestChange()}/undo`,
    );
    await change(
      'POST /api/admin/changes/:id/restore',
      'restoreState',
      { subject: 'content:about-content' },
      `/api/admin/changes/${await newestChange('&subject=content:about-content')}/restore`,
    );
    await change('POST /api/admin/picture-storage/remove-unused', 'removeUnusedImages');
    await change('POST /api/admin/diagnostics', 'runDiagnostics');

    const imports = shop.logs.length;
    const list = await shop
      .request()
      .post('/api/admin/imports')
      .set('Cookie', cookie)
      .attach('file', Buffer.from('Nama;Kategori;Harga\nKartu Nama;printing;1000\n'), 'daftar.csv');
    expect([list.status < 300, list.text]).toEqual([true, list.text]);
    requestedRoutes.add('POST /api/admin/imports');
    expect(shop.logs.slice(imports)).toHaveLength(1);
    const apply = `/api/admin/imports/${(list.body as { id: string }).id}/apply`;
    await change('POST /api/admin/imports/:id/apply', 'applyProductImport', {}, apply);

    const issued = await change('POST /api/objects/upload', 'createUpload', {});
    const { uploadURL } = issued.body as { uploadURL: string };
    const path = new URL(uploadURL).pathname;
    secrets.push(path.split('/').at(-1) ?? '');
    await change('PUT /api/objects/quarantine/:token', 'receiveUpload', photo, path);
    await change('PUT /api/objects/set-public', 'publishUpload', { imageURL: path });
    const before = shop.logs.length;
    await shop.request().post('/api/media').set('Cookie', cookie).attach('files', photo, 'a.jpg').expect(200);
    requestedRoutes.add('POST /api/media');
    expect(shop.logs.slice(before)).toHaveLength(1);

    const device = `/api/admin/devices/${randomUUID()}`;
    await change('DELETE /api/admin/devices/:id', 'logOutDevice', undefined, device);
    await change('DELETE /api/admin/devices', 'logOutOthers');
    const notice = { kind: 'newBrowser', at: '2026-11-22T02:30:00Z' };
    await change('POST /api/admin/login-notices/confirm', 'confirmLoginNotice', notice);
    const passwords = { currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD };
    await change('POST /api/admin/confirm-password', 'confirmPassword', { password: ADMIN_PASSWORD });
    const changed = await change('POST /api/admin/change-password', 'changePassword', passwords);
    expect(changed).toMatchObject({ line: { session: session() } });
    cookie = cookieOf(changed);
    await change('POST /api/admin/logout', 'logout');
    // Events of visitors are not logged.
    requestedRoutes.add('POST /api/visits');
    const writes = routesOf(shop).filter((route) => !route.startsWith('GET '));
    expect([...requestedRoutes].sort()).toEqual(writes);
  });

  it('records failed logins and failed password changes with their reason', async () => {
    const login = await send('POST /api/admin/login', { password: 'typed-secret' });
    expect(login.response.status).toBe(401);
    expect(login.lines.filter(({ operation }) => operation)).toEqual([
      expect.objectContaining({ msg: 'login failed', reason: 'unauthorized', client: '127.0.0.1' }),
    ]);
    cookie = cookieOf((await send('POST /api/admin/login', { password: NEW_PASSWORD })).response);
    const body = { currentPassword: 'typed-secret', newPassword: 'another-secret' };
    const { lines } = await send('POST /api/admin/change-password', body);
    expect(lines.filter(({ operation }) => operation)).toEqual([
      expect.objectContaining({ msg: 'changePassword failed', reason: 'invalid', session: session() }),
    ]);
  });

  it('contains no password, token, cookie, query string, signed URL or submitted text', () => {
    const log = shop.logs.join('');
    expect(secrets.length).toBeGreaterThan(10);
    // The query strings and the wrong passwords of this test contain 'secret'.
    for (const secret of [...secrets, 'secret'])
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
  });
});

describe('the log of a process', () => {
  it('the log of a process records its start and the signal that stopped it', async () => {
    const server = await startShopServer({ SAMPLE_DATA: 'false' });
    server.signal('SIGTERM');
    await server.exited;
    await server.stop();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
    const messages = lines.map(({ msg }) => String(msg));
    // The password of the tests is easy to guess, which the shop says before.
    expect(messages[1]).toMatch(/^started on port \d+$/u);
    expect(messages.slice(-2)).toEqual(['stopping: SIGTERM', 'stopped']);
    expect(String(lines[0]?.['time'])).toMatch(/^\d{4}-\d\d-\d\dT/u);
  });
});
