import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { sessionCookie } from './support/cookie.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/request-limits.json' with { type: 'json' };

const objectWith = (keys: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key${index}`, 1]));

const shop = await shopForFile();
const admin = await shop.login();

describe('request limits', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const send = (path: string, body: string) =>
    admin.post(path).set('Content-Type', 'application/json').send(body);

  it.each([
    ['thirty thousand unknown fields', JSON.stringify(objectWith(30_000)), 413],
    ['unknown fields within the byte limit', JSON.stringify(objectWith(1200)), 400],
    ['a list of empty lists', `{"password":[${Array<string>(2500).fill('[]').join(',')}]}`, 400],
    ['nested lists', `{"password":${'['.repeat(2000)}${']'.repeat(2000)}}`, 400],
    ['a field with a long name', JSON.stringify({ ['\u0001'.repeat(2500)]: 1 }), 400],
  ])('a login with %s is refused before validation, with a response below 2 kB', async (_, body, status) => {
    const validator = jest.spyOn(ValidationPipe.prototype, 'transform');
    const response = await send('/api/admin/login', body).expect(status);
    expect(Buffer.byteLength(response.text)).toBeLessThan(2048);
    expect((response.body as { message: string }).message.split('; ').length).toBeLessThanOrEqual(10);
    const validated = validator.mock.calls.filter(([, { type }]) => type === 'body');
    expect(validated).toEqual([]);
  });

  it.each(['/api/admin/login', '/api/admin/change-password'])(
    'a body of just under 16 kB is accepted at %s, and a larger body gets 413',
    async (path) => {
      const body = (bytes: number) => JSON.stringify({ password: 'x'.repeat(bytes) });
      await send(path, body(16_300)).expect(path.endsWith('login') ? 401 : 400);
      await send(path, body(16_500)).expect(413);
    },
  );

  it.each([
    ['values', `[${Array<string>(2500).fill('0').join(',')}]`],
    ['fields', JSON.stringify(objectWith(2500))],
    ['empty objects', `[${Array<string>(2500).fill('{}').join(',')}]`],
    ['levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('a JSON body with too many %s is refused without parsing it', async (_, body) => {
    const cookie = await sessionCookie(shop);
    const parsed = jest.spyOn(JSON, 'parse');
    const response = await fetch(`${shop.url}/api/admin/site-content`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body,
    });
    expect(response.status).toBe(400);
    expect(parsed).not.toHaveBeenCalled();
  });

  it('brackets, commas and quotes inside strings do not count towards the limits', async () => {
    const text = `${'{[,:\\"'.repeat(1200)}`;
    await send('/api/admin/login', JSON.stringify({ password: text })).expect(401);
  });

  it.each([
    ['UTF-16', Buffer.from('{"password":"x"}', 'utf16le')],
    ['Latin 1', Buffer.from('{"password":"\u00e9"}', 'latin1')],
  ])('JSON in %s is refused', async (_, body) => {
    const response = await fetch(`${shop.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('a refusal reports at most ten errors of nested content', async () => {
    const faq = Array.from({ length: 50 }, () => ({ question: '', answer: '', other: 1 }));
    const response = await send('/api/admin/site-content', JSON.stringify({ faq })).expect(400);
    expect((response.body as { message: string }).message.split('; ')).toHaveLength(10);
    expect(Buffer.byteLength(response.text)).toBeLessThan(2048);
  });

  const INHERITED = situations.inherited;

  it.each(INHERITED)('the inherited property name %s is refused like any unknown field', async (name) => {
    const message = `Kolom ${name} tidak dikenal`;
    const body = `{"password":"x","${name}":"x"}`;
    expect((await send('/api/admin/login', body).expect(400)).body).toMatchObject({ message });
    const query = await shop.request().get(`/api/products?${name}=x`).expect(400);
    expect(query.body).toMatchObject({ message });
    const nested = `{"faq":[{"question":"a","answer":"b","${name}":{}}]}`;
    const content = await send('/api/admin/site-content', nested).expect(400);
    expect((content.body as { message: string }).message).toContain(`Kolom faq.0.${name} tidak dikenal`);
  });

  it('known query parameters are accepted', async () => {
    await shop.request().get('/api/products?limit=1&offset=0&q=a&category=b&sort=name').expect(200);
    await admin.get('/api/admin/products?active=true').expect(200);
  });
});
