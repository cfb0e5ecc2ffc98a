import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { ImageInspector, type Inspection } from '../src/media/index.js';
import { BackupDownloads, DOWNLOAD_LIMITS } from '../src/operations/backup/backup-downloads.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Config } from '../src/platform/config/config.js';
import { openApiDocument } from '../src/platform/http/openapi/openapi.js';
import { Clock, Lock } from '../src/platform/index.js';
import { verify } from './support/backup-commands.js';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, type Shop, startShop } from './support/shop.js';
import TABLES from './support/tables.json' with { type: 'json' };

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM = '/api/admin/confirm-password';

type Agent = Awaited<ReturnType<Shop['login']>>;

describe('the download of a backup', () => {
  let folder: string;
  let shop: Shop;
  let admin: Agent;
  const clock = new FixedClock();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-download-'));
    shop = await startShop({
      env: { SAMPLE_DATA: 'true' },
      override: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
    admin = await shop.login();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const confirm = async (agent = admin): Promise<string> => {
    const { body } = await agent.post(CONFIRM).send({ password: ADMIN_PASSWORD }).expect(200);
    return (body as { confirmation: string }).confirmation;
  };

  it('a download requires that the same session confirmed the password within the last minute', async () => {
    await admin.get('/api/admin/backup').expect(403);
    await admin.get('/api/admin/backup?confirmation=1795329000000.AAAA').expect(403);
    await admin
      .post(CONFIRM)
      .send({ password: 'salah sekali' })
      .expect(400, /Kata sandi salah/u);
    const other = await shop.login();
    await admin.get(`/api/admin/backup?confirmation=${await confirm(other)}`).expect(403);
    const late = await confirm();
    clock.advance(61_000);
    await admin.get(`/api/admin/backup?confirmation=${late}`).expect(403);
    await shop
      .request()
      .get(`/api/admin/backup?confirmation=${await confirm()}`)
      .expect(401);
  });

  it('the tenth wrong password in confirmations and password changes together ends the session', async () => {
    const agent = await shop.login();
    for (let i = 1; i <= 9; i += 1) {
      // Two minutes are longer than the longest wait of the throttle.
      clock.advance(120_000);
      const call = i % 2 ? agent.post(CONFIRM) : agent.post('/api/admin/change-password');
      await call
        .send(i % 2 ? { password: 'salah' } : { currentPassword: 'salah', newPassword: 'rahasia-baru' })
        .expect(400);
    }
    clock.advance(120_000);
    await agent.post(CONFIRM).send({ password: 'salah' }).expect(401);
    await agent.get('/api/admin/session').expect(401);
    admin = await shop.login();
  });

  it('the downloaded file can be restored; the status shows its time and is overdue after 31 days', async () => {
    await admin.get('/api/admin/backup-status').expect(200, { lastBackupAt: null, isOverdue: false });
    const response = await admin
      .get(`/api/admin/backup?confirmation=${await confirm()}`)
      .buffer(true)
      .parse((stream, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200)
      .expect('Content-Type', 'application/x-tar')
      .expect('Cache-Control', 'no-store')
      .expect('Content-Disposition', /^attachment; filename="cadangan-etalase-2026-11-21-\d{4}\.tar"$/u);
    const file = join(folder, 'download.tar');
    await writeFile(file, response.body as Buffer);
    const config = new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
    expect(await verify(config, file)).toContain('79 images');
    const status = { lastBackupAt: (await clock.now()).toISOString(), isOverdue: false };
    await admin.get('/api/admin/backup-status').expect(200, status);
    clock.advance(31 * DAY_MS);
    admin = await shop.login();
    await admin.get('/api/admin/backup-status').expect(200, { ...status, isOverdue: true });
    expect(shop.logs.join('')).not.toContain('confirmation=');
  });

  it('a HEAD request is refused, and the status does not count it as a backup', async () => {
    const before: unknown = (await admin.get('/api/admin/backup-status').expect(200)).body;
    clock.advance(1000);
    await admin
      .head(`/api/admin/backup?confirmation=${await confirm()}`)
      .expect(405)
      .expect('Allow', 'GET');
    await admin.get('/api/admin/backup-status').expect(200, before as object);
    await shop.request().head('/api/admin/backup').expect(401);
  });

  it('a download with two confirmation parameters is refused with 400', async () => {
    const confirmation = await confirm();
    await admin
      .get(`/api/admin/backup?confirmation=${confirmation}&confirmation=${confirmation}`)
      .expect(400, /confirmation harus satu teks/u);
    const { paths } = openApiDocument(shop.app);
    expect(Object.keys(paths['/api/admin/backup']?.get?.responses ?? {})).toContain('400');
  });

  it('the shop aborts a download whose client reads nothing, and releases the lock', async () => {
    const slow = await startShop({
      databaseUrl: shop.databaseUrl,
      env: { DATA_DIR: shop.dataDir },
      override: (builder) =>
        builder
          .overrideProvider(BackupDownloads)
          .useValue(new BackupDownloads({ ...DOWNLOAD_LIMITS, stallMs: 1000 })),
    });
    const agent = await slow.login();
    const session = cookieOf(
      await slow.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD }),
    );
    const { body } = await slow
      .request()
      .post(CONFIRM)
      .set('Cookie', session)
      .send({ password: ADMIN_PASSWORD });
    const { confirmation } = body as { confirmation: string };
    const before: unknown = (await agent.get('/api/admin/backup-status').expect(200)).body;
    const unread = get(`${slow.url}/api/admin/backup?confirmation=${confirmation}`, {
      headers: { cookie: session },
    });
    const [response] = (await once(unread, 'response')) as [IncomingMessage];
    const locks = slow.app.get(Lock);
    expect(await locks.tryRun('imageCollection', () => Promise.resolve())).toBe(false);
    await locks.run('imageCollection', () => Promise.resolve());
    await expect(buffer(response)).rejects.toThrow('aborted');
    await agent.get('/api/admin/backup-status').expect(200, before as object);
    // Log lines outside of requests go to the log of the first shop in the process.
    const lines = (): string => [...shop.logs, ...slow.logs].join('');
    while (!lines().includes('ended early')) await sleep(10);
    expect(lines()).toMatch(/ended early: The client took nothing in 1 s/u);
    expect(lines()).not.toMatch(/Unexpected error|backup-downloads/u);
    await slow.close();
  });

  it('a download ends early, and does not count as a backup, when an image cannot be checked', async () => {
    const before: unknown = (await admin.get('/api/admin/backup-status').expect(200)).body;
    const crashed: Inspection = {
      findBroken: () => Promise.reject(new Error('Decoding crashed SIGKILL')),
      close: () => undefined,
    };
    jest.spyOn(shop.app.get(ImageInspector), 'open').mockReturnValueOnce(crashed);
    await expect(admin.get(`/api/admin/backup?confirmation=${await confirm()}`)).rejects.toThrow('aborted');
    await admin.get('/api/admin/backup-status').expect(200, before as object);
    // The line follows when the lock is released.
    while (!shop.logs.join('').includes('cannot be checked')) await sleep(10);
    expect(shop.logs.join('')).toMatch(/cannot be checked \(Decoding crashed SIGKILL\)/u);
  });

  it('reading the backup status does not extend the session', async () => {
    const expiry = async (): Promise<unknown> => (await admin.get('/api/admin/session').expect(200)).body;
    const before = await expiry();
    clock.advance(120_000);
    await admin.get('/api/admin/backup-status').expect(200);
    expect(await expiry()).toEqual(before);
  });

  it('a download and the removal of unused images get 503 while another backup runs', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const held = shop.app.get(Lock).run('imageCollection', () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    await admin
      .get(`/api/admin/backup?confirmation=${await confirm()}`)
      .expect(503, /Cadangan lain atau pembersihan foto sedang berjalan/u)
      .expect('Retry-After', '60');
    await admin
      .post('/api/admin/picture-storage/remove-unused')
      .expect(503, /belum ada foto yang dihapus/u)
      .expect('Retry-After', '60');
    end.resolve();
    await held;
  });

  it('every table is declared as backed up or left out, and only products have a foreign key', async () => {
    const dataSource = shop.app.get(DataSource);
    const names = async (sql: string): Promise<string[]> =>
      (await dataSource.query<{ name: string }[]>(sql)).map(({ name }) => name);
    const tables = await names(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    expect(tables.toSorted()).toEqual(Object.values(TABLES).flat().toSorted());
    // A restore loads the tables in the order of their names, so a foreign key must name an earlier table. A restore
    // sets only the sequences of identity columns.
    expect(await names(`SELECT sequencename AS name FROM pg_sequences ORDER BY 1`)).toEqual([
      'change_id_seq',
      'migrations_id_seq',
    ]);
    expect(await names(`SELECT conname AS name FROM pg_constraint WHERE contype = 'f'`)).toEqual([
      'product_category_fk',
    ]);
  });
});
