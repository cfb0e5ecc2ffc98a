import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LIMITS, Public, StreamsBody } from '../src/platform/index.js';
import { exceededLimits } from '../src/platform/limiter/exceeded-limits.js';
import { jpeg } from '../src/media/testing/photos.js';
import { head, RawClient } from './support/raw-client.js';
import { sessionCookie } from './support/cookie.js';
import { shopForFile } from './support/shop.js';
import { createUpload } from './support/uploads.js';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const CONTENT = 'POST /api/admin/site-content';
const LOGIN = 'POST /api/admin/login';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const loginBody = JSON.stringify({ password: 'salah' });

/**
 * Until `gate` resolves, the handler neither reads the body nor responds, like a guard that is still checking the
 * client.
 */
const gate = Promise.withResolvers<void>();

@ApiExcludeController()
@Public()
@Controller('undecided')
class UndecidedController {
  @All()
  @StreamsBody()
  async undecided(): Promise<void> {
    await gate.promise;
  }
}

const shop = await shopForFile({ controllers: [UndecidedController] });

describe('request bodies', () => {
  let cookie: string;
  let clients: RawClient[] = [];
  const exceeded = (name: keyof typeof LIMITS): number => exceededLimits().get(name) ?? 0;

  const open = async (text: string, from?: string): Promise<RawClient> => {
    const client = await RawClient.open(shop.url, from);
    clients.push(client);
    return client.send(text);
  };
  const halfLogin = (length: number = LIMITS.publicBodies.perRequest): string =>
    head(LOGIN, { ...JSON_TYPE, 'Content-Length': length, Expect: '100-continue' });
  /** Begins a login whose body never ends. @returns the first status: 100 when the shop reads the body. */
  const holdLogin = async (from: string): Promise<number | undefined> =>
    (await (await open(halfLogin(), from)).responses(1))[0];
  const save = async (): Promise<number> => {
    const response = await fetch(`${shop.url}/api/admin/settings`, {
      method: 'POST',
      headers: { ...JSON_TYPE, Cookie: cookie },
      body: JSON.stringify({ sessionTimeoutMinutes: 30 }),
    });
    return response.status;
  };
  beforeAll(async () => {
    cookie = await sessionCookie(shop);
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    // Waits until the shop has noticed that the clients have disconnected.
    while ((await save()) !== 200);
    while ((await (await open(halfLogin())).responses(1))[0] !== 100) clients.pop()?.destroy();
    clients.pop()?.destroy();
  });

  it.each([
    ['JSON without a session', CONTENT, {}, 401],
    ['JSON with an unknown session', CONTENT, { Cookie: 'etalase_session=' + 'x'.repeat(43) }, 401],
    ['JSON to a page', 'POST /product/x', {}, 404],
    ['JSON to an unknown route', 'POST /api/none', {}, 404],
    ['JSON from another site', LOGIN, { Origin: 'https://other.example' }, 403],
    ['a login that is too long', LOGIN, { 'Content-Length': 16 * KILOBYTE + 1 }, 413],
    ['a photo to an upload URL with a wrong signature', 'PUT /api/objects/quarantine/x', {}, 403],
    [
      'photos without a session',
      'POST /api/media',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      401,
    ],
  ])('a request body is refused before its first byte: %s', async (_, line, headers, status) => {
    const client = await open(
      head(line, { ...JSON_TYPE, 'Content-Length': 1000, Expect: '100-continue', ...headers }),
    );
    expect(await client.responses(1)).toEqual([status]);
  });

  it('the shop answers 100 Continue when the request is allowed', async () => {
    const content = await open(
      head(CONTENT, { ...JSON_TYPE, 'Content-Length': 2, Expect: '100-continue', Cookie: cookie }),
    );
    expect(await content.responses(1)).toEqual([100]);
    expect(await content.send('{}').responses(2)).toEqual([100, 400]);

    const admin = await shop.login();
    const photo = await jpeg();
    const upload = await open(
      head(`PUT ${await createUpload(admin)}`, { 'Content-Length': photo.length, Expect: '100-continue' }),
    );
    expect(await upload.responses(1)).toEqual([100]);
    expect(await upload.send(photo.toString('latin1')).responses(2)).toEqual([100, 200]);
  });

  it('bodies without a session occupy at most 64 kB per client and block nobody else', async () => {
    const before = exceeded('publicBodies');
    const most = LIMITS.publicBodies.perClient / LIMITS.publicBodies.perRequest;
    const statuses = [];
    for (const _ of range(most + 2)) statuses.push(await holdLogin('127.0.0.1'));
    expect(statuses).toEqual([...range(most).map(() => 100), 503, 503]);
    expect(clients.at(-1)?.text).toMatch(/\r\nretry-after: \d/iu);
    expect(exceeded('publicBodies')).toBe(before + 2);
    expect(await holdLogin('127.0.0.2')).toBe(100);
    expect(await save()).toBe(200);
  });

  it('a body without Content-Length counts with its maximum size', async () => {
    const most = LIMITS.publicBodies.perClient / LIMITS.publicBodies.perRequest;
    const chunked = head(LOGIN, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked', Expect: '100-continue' });
    const statuses = [];
    for (const _ of range(most + 1)) statuses.push((await (await open(chunked)).responses(1))[0]);
    expect(statuses).toEqual([...range(most).map(() => 100), 503]);
  });

  it('bodies without a session occupy at most 8 MB in total and never block the owner', async () => {
    const { total, perClient, perRequest } = LIMITS.publicBodies;
    const admin = await shop.login();
    const statuses = await Promise.all(
      range(total / perClient).flatMap((client) =>
        range(perClient / perRequest).map(() => holdLogin(`127.0.1.${1 + client}`)),
      ),
    );
    expect(statuses.every((status) => status === 100)).toBe(true);
    expect(await holdLogin('127.0.9.9')).toBe(503);
    expect(await save()).toBe(200);
    const photo = await jpeg(640, 480);
    const upload = await open(head(`PUT ${await createUpload(admin)}`, { 'Content-Length': photo.length }));
    for (let start = 0; start < photo.length; start += 4096)
      upload.send(photo.subarray(start, start + 4096).toString('latin1'));
    expect(await upload.responses(1)).toEqual([200]);
  });

  it('a complete body no longer counts towards the limit', async () => {
    for (const _ of range(10)) {
      const most = LIMITS.publicBodies.perClient / LIMITS.publicBodies.perRequest;
      const body = ' '.repeat(LIMITS.publicBodies.perRequest - loginBody.length) + loginBody;
      const logins = await Promise.all(
        range(most).map(() => open(head(LOGIN, { ...JSON_TYPE, 'Content-Length': body.length }) + body)),
      );
      for (const login of logins) expect([401, 429]).toContain((await login.responses(1))[0]);
    }
  });

  it('bodies of requests that are neither allowed nor refused yet occupy at most 2 MB per client', async () => {
    const { perClient, perRequest } = LIMITS.arrivingBodies;
    const most = perClient / perRequest;
    const sent = head('POST /undecided', { 'Content-Length': MEGABYTE }) + 'x'.repeat(perRequest);
    const undecided = await Promise.all(range(most + 1).map(() => open(sent)));
    // One of these requests is refused. The others wait until `gate` resolves.
    expect(await Promise.race(undecided.map((client) => client.responses(1)))).toEqual([503]);
    expect(await save()).toBe(503);
    const another = await open(sent, '127.0.0.2');
    gate.resolve();
    expect(await another.responses(1)).toEqual([200]);
    expect(await save()).toBe(200);
  });

  it('of refused bodies, at most 16 per client are received to their end', async () => {
    const { perClient } = LIMITS.droppedBodies;
    const before = exceeded('droppedBodies');
    const sent = head(CONTENT, { ...JSON_TYPE, 'Content-Length': MEGABYTE }) + '{';
    for (const _ of range(perClient))
      expect(await (await open(sent, '127.0.0.3')).responses(1)).toEqual([401]);
    await (await open(sent, '127.0.0.3')).closed();
    expect(exceeded('droppedBodies')).toBe(before + 1);
    expect(await (await open(sent, '127.0.0.4')).responses(1)).toEqual([401]);
    const [first] = clients;
    expect(await first?.send('x'.repeat(MEGABYTE - 1) + head('GET /healthz')).responses(2)).toEqual([
      401, 200,
    ]);
    expect(await (await open(sent, '127.0.0.3')).responses(1)).toEqual([401]);
  });

  it('a client that leaves before its refused body has arrived can come back', async () => {
    const sent = head(CONTENT, { ...JSON_TYPE, 'Content-Length': MEGABYTE }) + '{';
    for (const _ of range(LIMITS.droppedBodies.perClient)) {
      const client = await open(sent, '127.0.0.5');
      expect(await client.responses(1)).toEqual([401]);
      client.destroy();
    }
    const client = await open(sent, '127.0.0.5');
    expect(await client.responses(1)).toEqual([401]);
    expect(await client.send('x'.repeat(MEGABYTE - 1) + head('GET /healthz')).responses(2)).toEqual([
      401, 200,
    ]);
  });

  it('connections with endless headers or an endless body are closed in time', async () => {
    const began = performance.now();
    const seconds = async (client: RawClient): Promise<number> => {
      await client.closed();
      return (performance.now() - began) / 1000;
    };
    const slow = await open(halfLogin() + '{');
    const refused = await open(head(CONTENT, { ...JSON_TYPE, 'Content-Length': 5 * MEGABYTE }) + '{');
    const headers = await open(`${LOGIN} HTTP/1.1\r\nHost: localhost\r\n`);
    const times = await Promise.all([headers, slow, refused].map(seconds));
    expect(slow.statuses).toEqual([100, 503]);
    expect(slow.text).toMatch(/\r\nretry-after: \d/iu);
    expect(refused.statuses).toEqual([401]);
    // Allows twice 15 s for headers and twice 30 s for bodies, because the machine may be slow.
    expect(times.map((time, index) => time < 2 * ([15, 30, 30][index] ?? 0))).toEqual([true, true, true]);
  }, 120_000);
});
