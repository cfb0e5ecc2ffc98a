import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import supertest from 'supertest';
import { categoryBody, create, productBody } from '../../backend/test/support/catalog.js';
import { Composition } from '../../backend/test/support/composition.js';
import { freePort } from '../../backend/test/support/free-port.js';
import { publicPaths } from '../../backend/test/support/public-answers.js';
import { runProgram } from '../../backend/test/support/run-program.js';
import {
  ADMIN_PASSWORD,
  type Place,
  startAt,
  startShopServer,
  type ShopServer,
} from '../../backend/test/support/shop-server.js';
import { upload } from '../../backend/test/support/uploads.js';
import { openBrowser, PHONE, visit } from './support/browser.js';
import { jpeg } from '../../backend/src/media/testing/photos.js';
import { dialog, expectToast, login } from './support/panel.js';
import type { Sale } from './support/flash-sales.js';
import { read, type Product } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';

/** The tag of the last release. Change it with every release. */
const PREVIOUS_RELEASE = 'v1.0.0';
const MINUTES = 60_000;
const root = resolve(import.meta.dirname, '../..');
const git = (...parameters: string[]): Buffer =>
  execFileSync('git', parameters, {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function hasPreviousRelease(): boolean {
  try {
    git('cat-file', '-e', PREVIOUS_RELEASE);
    return true;
  } catch {
    process.stderr.write(`\n*** ${PREVIOUS_RELEASE} is not in this clone: its test is SKIPPED ***\n\n`);
    return false;
  }
}

(hasPreviousRelease() ? describe : describe.skip)('The previous release', () => {
  let folder: string;
  let current: ShopServer;
  let previous: Awaited<ReturnType<typeof startAt>>;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-previous-'));
    execFileSync('tar', ['--extract', '--directory', folder], { input: git('archive', PREVIOUS_RELEASE) });
    // Jest sets NODE_ENV to `test`, with which React would be built for development.
    const env = { ...process.env, NODE_ENV: undefined };
    const npm = (...parameters: string[]): void =>
      void execFileSync('npm', parameters, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
    npm('ci');
    npm('run', '--silent', 'build');
    current = await startShopServer({ SAMPLE_DATA: 'true' });
    previous = await startAt(current, folder);
    browser = await openBrowser();
  }, 20 * MINUTES);

  afterAll(async () => {
    await browser?.close();
    previous?.signal('SIGTERM');
    await previous?.exited;
    await current?.stop();
    await rm(folder, { recursive: true, force: true });
  }, MINUTES);

  /** Starts a release, runs `work` with its URL, and stops the release. */
  async function during(place: Place, checkout: string, work: (url: string) => Promise<void>): Promise<void> {
    const shop = await startAt(place, checkout);
    try {
      await work(shop.url);
    } finally {
      shop.signal('SIGTERM');
      await shop.exited;
    }
  }

  /** Does a usual day's work of the owner: adds a category, a photo, a product and a sale of the product. */
  async function write(url: string, name: string): Promise<void> {
    const admin = supertest.agent(url);
    await admin.post('/api/admin/login').send({ password: ADMIN_PASSWORD }).expect(200);
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await create(admin, '/api/categories', categoryBody({ slug, name }));
    const photo = await jpeg(900, 600);
    const image = await upload({ request: () => supertest(url) }, admin, photo);
    const productId = await create(
      admin,
      '/api/products',
      productBody({ name, category: slug, images: [image] }),
    );
    const endDate = new Date(Date.now() + 24 * 60 * MINUTES);
    await create(admin, '/api/flash-sales', { productId, discountPercentage: 10, endDate });
  }

  /** The public content that both releases have, with a checksum of each image file. */
  async function contentsOf(url: string): Promise<object> {
    const products = await read<Product[]>({ url }, '/api/products');
    const sales = await read<Sale[]>({ url }, '/api/flash-sales');
    const files: Record<string, string> = {};
    for (const path of (await publicPaths(url)).filter((path) => path.startsWith('/objects/'))) {
      const response = await fetch(url + path);
      expect([path, response.status]).toEqual([path, 200]);
      files[path] = createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex');
    }
    return {
      products: products.map(({ id, name, description, category, price, images }) => [
        ...[id, name, description, category, price, images],
      ]),
      sales: sales.map(({ id, discountPercentage, product }) => [id, discountPercentage, product.id]),
      files,
    };
  }

  /**
   * Runs the previous release and this release alternately on the same data. Each release reads what the other has
   * written, and then writes.
   */
  async function walk(placeOf: (release: 'previous' | 'current') => Promise<Place>): Promise<void> {
    let contents: object = {};
    const readAndWrite =
      (name: string) =>
      async (url: string): Promise<void> => {
        // The first release finds no earlier contents.
        if (name !== 'Awal') expect(await contentsOf(url)).toEqual(contents);
        await write(url, name);
        contents = await contentsOf(url);
      };
    await during(await placeOf('previous'), folder, readAndWrite('Awal'));
    await during(await placeOf('current'), root, readAndWrite('Rilis baru'));
    await during(await placeOf('previous'), folder, readAndWrite('Rilis lama lagi'));
    await during(await placeOf('current'), root, readAndWrite('Rilis baru lagi'));
  }

  const doctor = async ({ databaseUrl, dataDir, env }: Place): Promise<string> =>
    (
      await runProgram('doctor.js', {
        env: { ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:1' },
      })
    ).output;

  it(
    'can use its data folder again after this release has used it',
    async () => {
      const place = { databaseUrl: '', dataDir: join(folder, 'shop-data') };
      await walk(() => Promise.resolve(place));
      expect(await doctor(place)).toMatch(/^ok +database role +shop$/mu);
    },
    10 * MINUTES,
  );

  it(
    'can use its Docker Compose volumes again after this release has used them',
    async () => {
      const [postgres, storage] = [await freePort(), await freePort()];
      const secret = randomBytes(12).toString('hex');
      const env = {
        COMPOSE_PROJECT_NAME: `etalase-test-${randomBytes(4).toString('hex')}`,
        POSTGRES_PASSWORD: secret,
        S3_SECRET_KEY: secret,
        POSTGRES_PORT: String(postgres),
        S3_PORT: String(storage),
      };
      const compositions = {
        previous: new Composition(env, [join(folder, 'docker-compose.yml')]),
        current: new Composition(env, ['docker-compose.yml', 'backend/deploy/services.yml']),
      };
      const place = (role: string): Place => ({
        databaseUrl: `postgres://${role}:${secret}@127.0.0.1:${postgres}/etalase`,
        dataDir: join(folder, 'services-data'),
        env: {
          S3_ENDPOINT: `http://127.0.0.1:${storage}`,
          S3_BUCKET: 'etalase',
          S3_ACCESS_KEY: 'etalase',
          S3_SECRET_KEY: secret,
        },
      });
      const switchTo = (release: 'previous' | 'current'): void => {
        for (const composition of Object.values(compositions)) composition.compose('down');
        compositions[release].compose('up', '-d', '--wait', 'postgres', 'storage');
      };
      try {
        await walk((release) => {
          switchTo(release);
          return Promise.resolve(place('etalase'));
        });
        const warning = await doctor(place('etalase'));
        expect(warning).toMatch(/^warning +database role +The shop logs in as etalase, a superuser/mu);

        // The doctor prints SQL statements that create the role `shop`. '…' stands for the password. After this release
        // has used the role, the previous release can still use the volume as `etalase`.
        const [statements = ''] = /CREATE ROLE.*END \$\$;/u.exec(warning) ?? [];
        const client = new Client({ connectionString: place('etalase').databaseUrl });
        await client.connect();
        await client.query(statements.replace('…', secret));
        await client.end();
        let contents: object = {};
        await during(place('shop'), root, async (url) => {
          await write(url, 'Dengan peran');
          contents = await contentsOf(url);
        });
        expect(await doctor(place('shop'))).toMatch(/^ok +database role +shop$/mu);
        switchTo('previous');
        await during(place('etalase'), folder, async (url) => {
          expect(await contentsOf(url)).toEqual(contents);
        });
      } finally {
        compositions.current.down();
      }
    },
    15 * MINUTES,
  );

  it(
    'serves shop and panel on the database schema of this release',
    async () => {
      const visitor = await visit(browser, { baseUrl: previous.url, viewport: PHONE });
      for (const path of ['/', '/category/printing', '/about', '/faq', '/contact', '/shipping'])
        expect([path, (await visitor.page.goto(path))?.status()]).toEqual([path, 200]);
      await openHydrated(visitor.page, '/');
      await visitor.page.locator('#layanan article').first().getByRole('link').first().click();
      await visitor.page.waitForURL(/\/product\//u);
      expect(visitor.problems).toEqual([]);
      await visitor.close();

      const owner = await visit(browser, { baseUrl: previous.url });
      await login(owner.page);
      await owner.page
        .getByRole('button', { name: /^Ubah /u })
        .first()
        .click();
      await dialog(owner.page).getByLabel('Nama produk').fill('Dari rilis sebelumnya');
      await dialog(owner.page).getByRole('button', { name: 'Simpan perubahan' }).click();
      await expectToast(owner.page, 'Product updated successfully');
      await owner.close();
      const names = (await read<Product[]>(current, '/api/products')).map(({ name }) => name);
      expect(names).toContain('Dari rilis sebelumnya');
    },
    3 * MINUTES,
  );
});
