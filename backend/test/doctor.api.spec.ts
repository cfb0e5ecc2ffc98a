import { beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { GarbageCollector } from '../src/media/index.js';
import { CHECKS, type Check, type Finding } from '../src/operations/diagnostics/finding.js';
import { lineOf } from '../src/operations/diagnostics/messages.js';
import { examine } from '../src/operations/commands/doctor-command.js';
import { Config } from '../src/platform/config/config.js';
import { jpeg } from '../src/media/testing/photos.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { freePort } from './support/free-port.js';
import { runProgram } from './support/run-program.js';
import { shopForFile, type Shop, startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

const PUBLIC_URL = 'http://toko.example';
// The results of these checks depend on the machine, so these tests do not cover them.
const OF_THE_MACHINE: readonly Check[] = ['memory', 'disk', 'backupDisk'];

type Env = Readonly<Record<string, string>>;

const problemsIn = (findings: readonly Finding[]): [string, string][] =>
  findings.flatMap(({ check, problem, detail }): [string, string][] =>
    problem === null || OF_THE_MACHINE.includes(check) ? [] : [[problem, detail]],
  );

const shop = await shopForFile({ env: { PUBLIC_URL, TRUST_PROXY: '1' } });

describe('the diagnostics of a running shop', () => {
  beforeAll(async () => {
    // On the first request for the state of the storage, the shop writes its mark into the storage.
    await (await shop.login()).get('/api/admin/picture-storage').expect(200);
  });

  const envOf = ({ databaseUrl, dataDir }: Shop): Env => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const doctor = async (env: Env): Promise<[string, string][]> =>
    problemsIn(await examine(new Config({ ...envOf(shop), ...env }), AppModule));

  async function withProxy<T>(headers: Env, work: (url: string) => Promise<T>): Promise<T> {
    const server: Server = createServer((incoming, outgoing) => {
      const passed = request(shop.url + (incoming.url ?? ''), {
        headers: { ...incoming.headers, ...headers },
      });
      passed.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      passed.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
    }
  }

  it('the panel gets the results of all checks, without problems behind the configured proxy', async () => {
    const response = await (
      await shop.login()
    )
      .post('/api/admin/diagnostics')
      .set({ Host: 'toko.example', 'X-Forwarded-For': '203.0.113.5' })
      .expect(200);
    const all = (response.body as { findings: Finding[] }).findings;
    // The check of the texts is left out, because this shop still has the sample texts.
    const findings = all.filter(({ check }) => check !== ('texts' as string));
    expect(problemsIn(findings)).toEqual([]);
    // The backup disk is checked only if BACKUP_DIR is set.
    const without: readonly Check[] = ['backupDisk'];
    expect(new Set<string>(findings.map(({ check }) => check))).toEqual(
      new Set(['priceLists', ...CHECKS.filter((check) => !without.includes(check))]),
    );
  });

  it('the diagnostics report when PUBLIC_URL or TRUST_PROXY differs from the headers of a proxy', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.5' };
    await withProxy(forwarded, async (url) => {
      expect(await doctor({ PUBLIC_URL: url, TRUST_PROXY: '1' })).toEqual([]);
      expect(await doctor({ PUBLIC_URL: url })).toEqual([['trustProxyDiffers', '1']]);
    });
    await withProxy({ ...forwarded, host: '10.0.0.5' }, async (url) => {
      expect(await doctor({ PUBLIC_URL: url, TRUST_PROXY: '1' })).toEqual([
        ['publicUrlDiffers', 'http://10.0.0.5'],
      ]);
    });
    await withProxy({ 'x-forwarded-for': '203.0.113.5, 10.0.0.1' }, async (url) => {
      expect(await doctor({ PUBLIC_URL: url, TRUST_PROXY: '1' })).toEqual([['trustProxyDiffers', '2']]);
    });
  });

  it('the diagnostics report when no server, another program or another shop answers at PUBLIC_URL', async () => {
    const closed = `http://127.0.0.1:${await freePort()}`;
    expect(await doctor({ PUBLIC_URL: closed })).toEqual([['shopUnreachable', 'ECONNREFUSED']]);
    const page = createServer((_request, response) => void response.writeHead(404).end()).listen(
      0,
      '127.0.0.1',
    );
    await once(page, 'listening');
    const other = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    expect(await doctor({ PUBLIC_URL: other })).toEqual([['shopUnreachable', 'HTTP 404']]);
    page.close();
    const neighbor = await startShop();
    expect(await doctor({ PUBLIC_URL: neighbor.url })).toEqual([['anotherShopAnswers', neighbor.url]]);
    await neighbor.close();
  });

  it('the diagnostics report a storage that belongs to another shop or does not respond', async () => {
    const neighbor = await startShop();
    await (await neighbor.login()).get('/api/admin/picture-storage').expect(200);
    const found = await doctor({ DATA_DIR: neighbor.dataDir, PUBLIC_URL: shop.url });
    expect(found).toEqual([['storageOfAnotherShop', expect.any(String)]]);
    await neighbor.close();
    const s3 = {
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: 'etalase',
      S3_ACCESS_KEY: 'etalase',
      S3_SECRET_KEY: 'rahasia-s3',
    };
    expect(await doctor({ ...s3, PUBLIC_URL: shop.url })).toEqual([['storageUnreachable', 'ECONNREFUSED']]);
  });

  it('the diagnostics report a copy of the database that uses the same storage', async () => {
    await shop.app.get(GarbageCollector).collect();
    const copied = 'databaseCopied';
    expect((await doctor({ PUBLIC_URL: shop.url })).map(([problem]) => problem)).not.toContain(copied);
    const copy = await startShop();
    const id = await shop.app.get(DataSource).query<{ id: string }[]>('SELECT id FROM installation');
    await copy.app.get(DataSource).query('UPDATE installation SET id = $1', [id[0]?.id]);
    expect(await doctor({ DATABASE_URL: copy.databaseUrl, PUBLIC_URL: shop.url })).toContainEqual([
      copied,
      expect.stringMatching(/^\d+-\d+$/u),
    ]);
    await copy.close();
  });

  it('the diagnostics report a database that does not respond, and do not show its password', async () => {
    const url = `postgres://etalase:rahasia-db@127.0.0.1:${await freePort()}/etalase`;
    const config = new Config({ ...envOf(shop), DATABASE_URL: url, PUBLIC_URL: shop.url });
    const findings = await examine(config, AppModule);
    expect(problemsIn(findings)[0]).toEqual(['databaseUnreachable', 'ECONNREFUSED']);
    expect(findings.map(lineOf).join('\n')).not.toContain('rahasia');
  });

  it('the diagnostics report an empty storage in place of the images, and folders that cannot be used', async () => {
    const admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    await create(admin, '/api/products', productBody({ images: [await upload(shop, admin, await jpeg())] }));
    expect(await doctor({ PUBLIC_URL: shop.url })).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), 'etalase-doctor-'));
    const env = { DATA_DIR: folder, BACKUP_DIR: '/dev/null/backups', PUBLIC_URL: shop.url };
    const backupProblem = ['backupDiskUnreachable', '/dev/null/backups (ENOTDIR)'];
    const errors = async () =>
      (await examine(new Config({ ...envOf(shop), ...env }), AppModule))
        .filter(({ level }) => level === 'error')
        .map(({ problem, detail }) => [problem, detail]);
    expect(await errors()).toEqual([['storageUnreachable', 'ENOENT'], backupProblem]);
    expect(await readdir(folder)).toEqual([]);
    await mkdir(join(folder, 'objects'));
    const missing = ['imagesMissing', expect.stringMatching(/^[0-9a-f]{32}-\d+x\d+-[0-9a-f]{6}\.jpg$/u)];
    expect(await errors()).toEqual([missing, backupProblem]);
    const moved = await startShop({ databaseUrl: shop.databaseUrl, env: { DATA_DIR: folder } });
    await moved.close();
    // The shops of one process write to the log of the first.
    expect(shop.logs.filter((line) => line.includes('lacks photos'))).toEqual([
      expect.stringMatching(/"level":40.*"context":"Collection".*refers to \(1 in all\)\. S3_ENDPOINT/u),
    ]);
    await rm(folder, { recursive: true });
  });

  it('the diagnostics leave nothing behind in the folders, and create no folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'etalase-doctor-'));
    const files = () => readdir(shop.dataDir, { recursive: true });
    const before = await files();
    expect(await doctor({ PUBLIC_URL: shop.url, BACKUP_DIR: join(folder, 'daily', 'backups') })).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect(await files()).toEqual(before);
    await rm(folder, { recursive: true });
  });

  it('a public connection check is answered only when the request contains a nonce', async () => {
    await shop
      .request()
      .get('/api/connection')
      .expect(400, /nonce harus 32 digit/u);
    const { body } = await shop
      .request()
      .get(`/api/connection?nonce=${'0'.repeat(32)}`)
      .expect(200);
    expect(body).toMatchObject({ proxies: 0, proof: expect.stringMatching(/^[0-9a-f]{64}$/u) });
  });
});

describe('npm run doctor', () => {
  it('npm run doctor prints one line per check, and exits with 2 for an error', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'etalase-doctor-'));
    const DATABASE_URL = `postgres://etalase@127.0.0.1:${await freePort()}/etalase`;
    const { code, output } = await runProgram('doctor.js', { env: { DATA_DIR, DATABASE_URL } });
    expect(code).toBe(2);
    expect(output).toMatch(/^ok {7}release /mu);
    expect(output).toMatch(/^error {4}database .*\(ECONNREFUSED\)\. DATABASE_URL: /mu);
    await rm(DATA_DIR, { recursive: true });
  });

  it('npm run doctor exits with 3 and an explanation when the checks cannot run', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'etalase-doctor-'));
    expect(await runProgram('doctor.js', { env: { DATA_DIR } })).toMatchObject({
      code: 3,
      errors: expect.stringMatching(/^There is no shop in [^\n]+\n$/u),
    });
    expect(await runProgram('doctor.js', { env: { DATA_DIR, PORT: 'many' } })).toMatchObject({
      code: 3,
      errors: expect.stringMatching(/^PORT [^\n]+\n$/u),
    });
    expect(await runProgram('doctor.js', { env: { DATA_DIR }, parameters: ['now'] })).toMatchObject({
      code: 3,
      errors: expect.stringContaining('npm run doctor'),
    });
    await rm(DATA_DIR, { recursive: true });
  });
});
