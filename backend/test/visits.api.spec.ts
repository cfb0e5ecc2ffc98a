import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { VisitReportResponse } from '../src/visits/adapters/http/visit.schemas.js';
import { VisitTimers } from '../src/visits/adapters/timer/visit-timers.js';
import { VisitCounter } from '../src/visits/application/visit-counter.js';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/visits.json' with { type: 'json' };

const VISITOR = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const shop = await shopForFile({ env: { TRUST_PROXY: '1' } });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody());
const product = await create(admin, '/api/products', productBody({ name: '=Mug "A"' }));
beforeEach(async () => {
  await shop.app.get(VisitCounter).save();
  await database().query('TRUNCATE visit_count, search_in_vain');
});

const database = (): DataSource => shop.app.get(DataSource);
let network = 0;
/** Sends an event from a network of its own. */
const send = (body: object, headers: Record<string, string> = {}) =>
  shop
    .request()
    .post('/api/visits')
    .set({
      'User-Agent': VISITOR,
      'X-Forwarded-For': `10.0.${(network += 1) >> 8}.${network & 255}`,
      ...headers,
    })
    .send(body);
const saved = async (): Promise<VisitReportResponse> => {
  await shop.app.get(VisitCounter).save();
  return (await admin.get('/api/admin/visits?days=7').expect(200)).body as VisitReportResponse;
};
const counts = async () => (await saved()).current;

describe('visits', () => {
  it('are counted by kind, product and source', async () => {
    await send({ kind: 'view' }).expect(204, '');
    await send({ kind: 'view', product, from: 'l.instagram.com' }).expect(204);
    await send({ kind: 'view', product: product.toUpperCase(), from: 'wa' }).expect(204);
    await send({ kind: 'view', from: new URL(shop.url).host }).expect(204);
    await send({ kind: 'chat', product, from: 'wa' }).expect(204);
    await send({ kind: 'marketplace' }).expect(204);
    const report = await saved();
    const none = { view: 0, chat: 0, marketplace: 0, search: 0 };
    expect(report.current).toEqual({ view: 4, chat: 1, marketplace: 1, search: 0 });
    expect(report.previous).toEqual(none);
    expect(report.products).toEqual([{ ...none, id: product, name: '=Mug "A"', view: 2, chat: 1 }]);
    expect(report.sources.toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual([
      { source: 'direct', current: 1, previous: 0 },
      { source: 'instagram', current: 1, previous: 0 },
      { source: 'whatsapp', current: 1, previous: 0 },
    ]);
    expect(report.days).toHaveLength(7);
    expect(report.days.at(-1)).toMatchObject({ view: 4, chat: 1 });
    const csv = await admin.get('/api/admin/visits.csv?days=7').expect(200);
    expect(csv.text).toContain(`,view,"'=Mug ""A""",instagram,1\r\n`);
  });

  it('are compared with the period before, and shown for 7 or 30 days', async () => {
    await database().query(
      `INSERT INTO visit_count SELECT (now() AT TIME ZONE 'Asia/Jakarta')::date - n, 'view', 'direct', NULL, 1
       FROM unnest(ARRAY[6, 7, 13, 14, 59, 60]) n`,
    );
    expect(await saved()).toMatchObject({ current: { view: 1 }, previous: { view: 2 } });
    const { body } = await admin.get('/api/admin/visits?days=30').expect(200);
    expect(body).toMatchObject({ current: { view: 4 }, previous: { view: 1 } });
    await admin.get('/api/admin/visits?days=8').expect(400);
  });

  it.each(situations.uncounted as unknown as [string, Record<string, string>][])(
    '%s are not counted',
    async (_, headers) => {
      await send({ kind: 'view' }, headers).expect(202, '');
      expect(await counts()).toMatchObject({ view: 0 });
    },
  );

  it.each([
    ...(situations.refused as [string, Record<string, unknown>][]),
    ['with an unknown product', { kind: 'view', product: randomUUID() }],
  ])('%s get 400', async (_, body) => {
    await send(body).expect(400);
    expect(await counts()).toMatchObject({ view: 0, search: 0 });
  });

  it('from other sites get 403, and bodies of a megabyte 413', async () => {
    await send({ kind: 'view' }, { Origin: 'https://jahat.example' }).expect(403);
    await send({ kind: 'view', from: 'x'.repeat(1_000_000) }).expect(413);
    expect(await counts()).toMatchObject({ view: 0 });
  });

  it('beyond 120 a minute from one network get 429 without a body and without a line in the log', async () => {
    const before = shop.logs.length;
    const from = { 'X-Forwarded-For': '2001:db8::1' };
    for (let visit = 0; visit < 120; visit += 1) await send({ kind: 'view' }, from).expect(204);
    for (let visit = 0; visit < 20; visit += 1)
      await send({ kind: 'view' }, { 'X-Forwarded-For': '2001:db8::2' }).expect(429, '');
    await send({ kind: 'view' }).expect(204);
    expect(await counts()).toMatchObject({ view: 121 });
    expect(shop.logs.slice(before).filter((line) => line.includes('visits'))).toEqual([]);
  });

  it('that are refused leave one line a minute in the log', async () => {
    shop.app.get(VisitTimers).reportRefused();
    const before = shop.logs.length;
    for (const body of [{ kind: 'x' }, { kind: 'view', words: 'mug' }]) await send(body).expect(400);
    await send({ kind: 'view' }, { Origin: 'https://jahat.example' }).expect(403);
    const lines = (): string[] => shop.logs.slice(before).filter((line) => !line.includes('"Limits"'));
    expect(lines()).toEqual([]);
    shop.app.get(VisitTimers).reportRefused();
    shop.app.get(VisitTimers).reportRefused();
    expect(lines().map((line) => JSON.parse(line) as object)).toMatchObject([
      { context: 'Visits', msg: 'Events of visitors were refused', times: 3 },
    ]);
  });

  it('stop at the highest number that the column holds', async () => {
    const highest = 2_147_483_647;
    await send({ kind: 'search', words: 'mug' }).expect(204);
    await saved();
    for (const table of ['visit_count', 'search_in_vain'])
      await database().query(`UPDATE ${table} SET count = $1`, [highest]);
    await database().query(
      `INSERT INTO search_in_vain SELECT day - 1, words, count, false FROM search_in_vain`,
    );
    await send({ kind: 'search', words: 'mug' }).expect(204);
    await send({ kind: 'view' }).expect(204);
    const { current, searches } = await saved();
    expect(current).toMatchObject({ search: highest, view: 1 });
    expect(searches).toMatchObject([{ words: 'mug', count: highest }]);
  });

  describe('whose batch cannot be stored', () => {
    const lost = (): string[] => shop.logs.filter((line) => line.includes('could not be stored'));
    /** Stores as the timer does. */
    const save = () => shop.app.get(VisitTimers).save();

    it('are dropped with one line after the second failure', async () => {
      const before = lost().length;
      await database().query('ALTER TABLE visit_count ADD CONSTRAINT broken CHECK (count < 1)');
      await send({ kind: 'view' }).expect(204);
      for (let attempt = 0; attempt < 3; attempt += 1) await save();
      await database().query('ALTER TABLE visit_count DROP CONSTRAINT broken');
      expect(lost()).toHaveLength(before + 1);
      await send({ kind: 'chat' }).expect(204);
      expect(await counts()).toMatchObject({ view: 0, chat: 1 });
    });

    it.each(situations.searches as [string, string, string, number][])(
      '%s',
      async (_, time, deferred, view) => {
        await database().query(`
        CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(1); RETURN NEW; END';
        CREATE ${deferred && 'CONSTRAINT'} TRIGGER hang_up ${time} INSERT ON visit_count ${deferred}
        FOR EACH ROW EXECUTE FUNCTION hang_up()`);
        const before = lost().length;
        await send({ kind: 'view' }).expect(204);
        await save();
        await database().query('DROP FUNCTION hang_up CASCADE');
        await save();
        expect(await counts()).toMatchObject({ view });
        expect(lost()).toHaveLength(before + 1 - view);
      },
    );
  });

  it('change neither the cache version nor the history', async () => {
    const page = () => shop.request().get('/api/categories');
    const etag = (await page()).headers['server-timing'];
    await send({ kind: 'view' }).expect(204);
    await counts();
    expect(etag?.split('content')[1]).toBe((await page()).headers['server-timing']?.split('content')[1]);
    const { body } = await admin.get('/api/admin/changes?limit=1').expect(200);
    expect(body).toMatchObject([{ kind: 'createProduct' }]);
  });
});

describe('searches without a result', () => {
  it('are shown after three counts, without words that may name a person', async () => {
    for (const words of situations.words) await send({ kind: 'search', words }).expect(204);
    const report = await saved();
    expect(report.current).toMatchObject({ search: 7 });
    expect(report.searches).toMatchObject([{ words: 'undangan', count: 3 }]);
    const rows: { words: string }[] = await database().query('SELECT words FROM search_in_vain ORDER BY 1');
    expect(rows.map(({ words }) => words)).toEqual(['jarang', 'undangan']);
  });

  it('come with their words that name a thing, corrected, and the product that these may mean', async () => {
    for (const words of ['bikin mugs 30', 'ukuran 3x1', 'tenda 2 buah'])
      for (let n = 0; n < 3; n += 1) await send({ kind: 'search', words }).expect(204);
    expect((await saved()).searches.map(({ pair }) => pair)).toEqual([
      { words: 'mug', product: '=Mug "A"' },
      { words: 'tenda', product: null },
      { words: null, product: null },
    ]);
    const pair = ['mug', '=Mug "A"'];
    await admin
      .post('/api/admin/content/search')
      .send({ synonyms: [pair], groups: [] })
      .expect(200);
    expect((await saved()).searches[0]?.pair).toEqual({ words: 'mug', product: null });
  });

  it('add at most 40 new words a day from one client, whose known words are still counted', async () => {
    const from = { 'X-Forwarded-For': '2001:db8:7::1' };
    await send({ kind: 'search', words: 'lama' }).expect(204);
    await saved();
    const words = Array.from({ length: 45 }, (_, n) => `karangan ${n}`);
    for (const word of [...words, 'lama', 'lama', words[0]])
      await send({ kind: 'search', words: word }, from);
    await send({ kind: 'search', words: 'dari yang lain' }).expect(204);
    expect((await saved()).searches).toMatchObject([{ words: 'lama', count: 3 }]);
    const [row] = await database().query(`SELECT count(*)::int AS count FROM search_in_vain`);
    expect(row).toEqual({ count: 42 });
  });

  it('add at most 200 new words a day', async () => {
    await database().query(
      `INSERT INTO search_in_vain SELECT (now() AT TIME ZONE 'Asia/Jakarta')::date, 'kata ' || n, 2, true FROM generate_series(1, 199) n`,
    );
    for (const words of ['baru 1', 'baru 2', 'kata 7']) await send({ kind: 'search', words }).expect(204);
    expect((await saved()).searches).toMatchObject([{ words: 'kata 7', count: 3 }]);
    const [row] = await database().query(`SELECT count(*)::int AS count FROM search_in_vain`);
    expect(row).toEqual({ count: 200 });
  });
});

it('counts of two years and rare words of a week are purged', async () => {
  const day = (days: number): string => `(now() AT TIME ZONE 'Asia/Jakarta')::date - ${days}`;
  await database().query(
    `INSERT INTO visit_count VALUES (${day(731)}, 'view', 'direct', NULL, 1), (${day(732)}, 'view', 'direct', NULL, 1)`,
  );
  await database().query(
    `INSERT INTO search_in_vain VALUES (${day(7)}, 'baru', 1, true), (${day(8)}, 'jarang', 2, true), (${day(8)}, 'sering', 3, true)`,
  );
  await shop.app.get(VisitTimers).purge();
  expect(await database().query('SELECT count(*)::int AS count FROM visit_count')).toEqual([{ count: 1 }]);
  const words: { words: string }[] = await database().query('SELECT words FROM search_in_vain ORDER BY 1');
  expect(words.map((row) => row.words)).toEqual(['baru', 'sering']);
});

it('no log line holds an identifier of 1,000 events', async () => {
  const before = shop.logs.length;
  const agent = 'Peramban-Rahasia/1.0';
  for (let visit = 0; visit < 1000; visit += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        send(n % 10 === 0 ? { kind: 'x', words: 'rahasia' } : { kind: 'search', words: 'rahasia' }, {
          'User-Agent': agent,
          'X-Forwarded-For': `203.0.113.${n}`,
          Cookie: 'rahasia=1',
          Referer: 'https://rahasia.example/',
        }),
      ),
    );
  await counts();
  const lines = shop.logs.slice(before).join('');
  expect(lines).not.toMatch(/rahasia|203\.0\.113/iu);
});
