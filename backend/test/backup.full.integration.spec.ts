import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { GarbageCollector, ImageReferences } from '../src/media/index.js';
import { jpeg, transparentPng } from '../src/media/testing/photos.js';
import { Config } from '../src/platform/config/config.js';
import { DatabaseUrl } from '../src/platform/database/database-url.js';
import { backup, LEFT_OUT, restore, verify } from './support/backup-commands.js';
import { readTar } from './support/backup-files.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { cookieOf } from './support/cookie.js';
import { hasContainers } from './support/containers.mjs';
import { createDatabase } from './support/database.js';
import { answers, publicPaths } from './support/public-answers.js';
import { type Minio, startMinio } from './support/minio.js';
import { runProgram } from './support/run-program.js';
import { ADMIN_PASSWORD, type Shop, startShop } from './support/shop.js';
import { createUpload, publish, put, upload } from './support/uploads.js';

const hasEngine = await hasContainers('backups between disk and S3 are NOT tested');
const program = (name: string): string => resolve(import.meta.dirname, '../dist/src', name);

type Place = Readonly<Record<string, string>>;

describe('backup', () => {
  let folder: string;
  let minio: Minio | undefined;
  const cleanUps: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-backup-'));
    if (hasEngine) minio = await startMinio();
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
    await minio?.container.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const embedded = (name: string): Promise<Place> =>
    Promise.resolve({ DATABASE_URL: '', DATA_DIR: join(folder, name) });
  const servers = async (name: string): Promise<Place> => {
    const database = await createDatabase();
    cleanUps.push(() => database.drop());
    const { endpoint, accessKey, secretKey } = minio?.config(name) ?? {
      endpoint: '',
      accessKey: '',
      secretKey: '',
    };
    return {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, name),
      S3_ENDPOINT: String(endpoint),
      S3_BUCKET: name,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
  };

  type PlaceOf = (name: string) => Promise<Place>;
  const WAYS: (readonly [string, PlaceOf, PlaceOf])[] = [
    ['from embedded to embedded', embedded, embedded],
    ...(hasEngine
      ? ([
          ['from embedded to PostgreSQL and S3', embedded, servers],
          ['from PostgreSQL and S3 to embedded', servers, embedded],
        ] as const)
      : []),
  ];

  it.each(WAYS)(
    'a shop restored from a backup made during writes returns the same public responses and images: %s',
    async (title, from, to) => {
      const name = title.replaceAll(/[^a-z]+/giu, '-').toLowerCase();
      const source = await from(`${name}-a`);
      const shop = await startShop({ env: { ...source, SAMPLE_DATA: 'true' }, pages: true });
      const admin = await shop.login();
      const login = await shop.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD });
      const session = cookieOf(login);
      await shop.request().get('/api/admin/session').set('Cookie', session).expect(200);
      const images = [await upload(shop, admin, await jpeg(1700, 900))];
      // A product page also shows other products of the same category. This product is alone in its category, so no
      // other product page changes with it.
      await create(admin, '/api/categories', categoryBody({ slug: 'keadaan', name: 'Keadaan' }));
      const body = productBody({
        category: 'keadaan',
        images,
        description: 'Tab\there, line\nbreak, \\N, 😀, ’',
      });
      const id = await create(admin, '/api/products', body);

      // Each write makes a new state. The backup must contain exactly one of these states.
      const paths = ['/api/products', `/api/products/${id}`, `/product/${id}`];
      const stateOf = async (of: Shop): Promise<string> =>
        JSON.stringify([...(await answers(of.url, paths))].toSorted());
      const states: string[] = [];
      const write = async (i: number): Promise<void> => {
        await admin
          .put(`/api/products/${id}`)
          .send({ ...body, name: `Keadaan ${i}` })
          .expect(200);
        states.push(await stateOf(shop));
      };
      await write(0);
      const file = join(folder, `${name}.tar`);
      let isDone = false;
      const making = backup(new Config(source), file).finally(() => (isDone = true));
      for (let writes = 1; !isDone; writes += 1) await write(writes);
      expect(await making).toMatch(/: \d+ rows, \d+ images, [\d.]+ MB\.$/u);
      // The home page, lists of products and sitemaps change with each write to the product.
      const unchanging = (await publicPaths(shop.url)).filter(
        (path) => !paths.includes(path) && !/^\/$|products\?|sitemap/u.test(path),
      );
      const before = await answers(shop.url, unchanging);
      await shop.close();
      await rm(source['DATA_DIR'] ?? '', { recursive: true, force: true });

      const target = await to(`${name}-b`);
      await restore(new Config(target), file);
      const restored = await startShop({ env: { ...target, SAMPLE_DATA: 'true' }, pages: true });
      const after = await answers(restored.url, unchanging);
      expect(
        [...after].filter(([path, answer]) => before.get(path) !== answer).map(([path]) => path),
      ).toEqual([]);
      expect(after.size).toBeGreaterThan(700);
      const backedUp = await stateOf(restored);
      expect(states).toContain(backedUp);
      // The backup does not contain the last write, so writes continued while the backup was made.
      expect(states.at(-1)).not.toBe(backedUp);
      // The shop would log this text if the storage belonged to another database.
      expect(restored.logs.join('')).not.toContain('bears the mark');

      // The old session has ended, the old password and uploads work, and the clean-up finds nothing to remove.
      await restored.request().get('/api/admin/session').set('Cookie', session).expect(401);
      const owner = await restored.login();
      await owner.get('/api/admin/picture-storage').expect(200, { isOurs: true, waitingRemovals: 0 });
      await upload(restored, owner, await jpeg(500, 300));
      // The product can be saved only if the shop has recorded its images as published.
      const current = (await owner.get(`/api/admin/products/${id}`)).body as { images: string[] };
      expect(current.images).toEqual(images);
      await owner.put(`/api/products/${id}`).send(body).expect(200);
      await restored.close();
    },
    240_000,
  );

  it('a backup contains no sessions, login throttles, unused uploads or signing secret', async () => {
    const place = await embedded('secrets');
    const shop = await startShop({ env: place });
    const admin = await shop.login();
    await shop.request().post('/api/admin/login').send({ password: 'salah sekali' }).expect(401);
    const image = await upload(shop, admin, await jpeg());
    const file = join(folder, 'secrets.tar');
    await backup(new Config(place), file);
    const names = new Set(
      (await readTar(file)).map(({ header }) => header.name.split('/').slice(0, 2).join('/')),
    );
    for (const table of LEFT_OUT) expect(names).not.toContain(`tables/${table}`);
    // A backup also leaves out this image, because nothing refers to it yet.
    expect(names).not.toContain(`images/${image.slice('/objects/'.length)}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await shop.close();
  });

  it('a backup contains the images of all products, and only images that are referenced', async () => {
    const place = await embedded('references');
    const shop = await startShop({ env: { ...place, SAMPLE_DATA: 'true' } });
    const file = join(folder, 'references.tar');
    await backup(new Config(place), file);
    const names = (await readTar(file)).map(({ header }) => header.name);
    const mains = names
      .filter((name) => /^images\/[^.]+\.jpg$/u.test(name))
      .map((name) => name.slice('images/'.length));
    const known = await shop.app.get(ImageReferences).referencedAmong(mains);
    expect(mains.length).toBeGreaterThan(50);
    expect(known.size).toBe(mains.length);
    const { body } = await shop.request().get('/api/products').expect(200);
    const shown = (body as { images: string[] }[]).flatMap(({ images }) => images);
    expect(shown.length).toBeGreaterThan(50);
    expect(mains).toEqual(expect.arrayContaining(shown.map((image) => image.slice('/objects/'.length))));
    await shop.close();
  });

  it('a backup leaves out and names the tables and columns that are not of the shop, and can be restored', async () => {
    const place = await embedded('foreign');
    const shop = await startShop({ env: place });
    const admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    const id = await create(admin, '/api/products', productBody());
    await shop.app
      .get(DataSource)
      .query('CREATE TABLE "Product old" AS SELECT * FROM product; ALTER TABLE product ADD cost int');
    const file = join(folder, 'foreign.tar');
    expect(await backup(new Config(place), file)).toMatch(
      / MB\. Left out, because they are not of the shop: the table Product old, the column cost of the table product\.$/u,
    );
    await shop.close();

    const target = await embedded('foreign-restored');
    await restore(new Config(target), file);
    const restored = await startShop({ env: target });
    await restored.request().get(`/api/products/${id}`).expect(200);
    await restored.close();
  });

  it('a backup counts images with a lost or broken main file as missing, and leaves out broken variants', async () => {
    const place = await embedded('broken');
    const shop = await startShop({ env: place });
    const admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    const images: string[] = [];
    for (const size of [700, 800, 900, 1000]) images.push(await upload(shop, admin, await jpeg(size, 500)));
    await create(admin, '/api/products', productBody({ images }));
    const [lost = '', empty = '', withBrokenVariant = '', whole = ''] = images.map((image) =>
      image.slice('/objects/'.length),
    );
    const variant = withBrokenVariant.replace('.jpg', '.640.webp');
    const objects = join(place['DATA_DIR'] ?? '', 'objects', 'public');
    await rm(join(objects, lost));
    await writeFile(join(objects, empty), '');
    await writeFile(join(objects, variant), 'no image');
    const file = join(folder, 'broken.tar');
    expect(await backup(new Config(place), file)).toMatch(
      /, 2 images, [\d.]+ MB\. 2 images are missing in the storage\.$/u,
    );
    await shop.close();
    const names = (await readTar(file)).map(({ header }) => header.name);
    expect(names).not.toContain(`images/${variant}`);
    expect(names).toEqual(expect.arrayContaining([`images/${withBrokenVariant}`, `images/${whole}`]));
    const target = await embedded('broken-restored');
    await restore(new Config(target), file);
  });

  it('a shop whose logo is transparent is restored with this logo', async () => {
    const source = await embedded('logo-a');
    const shop = await startShop({ env: source });
    const admin = await shop.login();
    const url = await createUpload(admin);
    await put(shop, url, await transparentPng(), 'image/png').expect(200);
    const published = await publish(admin, url, { keepsTransparency: true }).expect(200);
    const { objectPath: logo } = published.body as { objectPath: string };
    await admin.post('/api/admin/content/identity').send({ logo }).expect(200);
    const paths = [logo, logo.replace('.jpg', '.640.webp')];
    const before = await answers(shop.url, paths);
    const file = join(folder, 'logo.tar');
    expect(await backup(new Config(source), file)).toContain('1 images');
    await shop.close();

    const target = await embedded('logo-b');
    await restore(new Config(target), file);
    const restored = await startShop({ env: target });
    expect(await answers(restored.url, paths)).toEqual(before);
    await restored.close();
  });

  it('image garbage collection does not run while a backup is made', async () => {
    const place = await embedded('collection');
    const shop = await startShop({ env: { ...place, SAMPLE_DATA: 'true' } });
    const collector = shop.app.get(GarbageCollector);
    let collected: boolean | undefined;
    await backup(new Config(place), join(folder, 'collection.tar'), {
      onProgress: (done) => {
        if (done === 1) void collector.collect().then((result) => (collected = result));
      },
    });
    for (let i = 0; collected === undefined && i < 100; i += 1) await sleep(20);
    expect(collected).toBe(false);
    await shop.close();
  });

  it('a killed backup leaves only a partial file, and an interrupted backup leaves no file', async () => {
    const place = await embedded('killed');
    const shop = await startShop({ env: { ...place, SAMPLE_DATA: 'true' } });
    for (const [signal, files] of [
      ['SIGKILL', ['killed.tar.partial']],
      ['SIGTERM', []],
    ] as const) {
      const path = join(place['DATA_DIR'] ?? '', 'out', 'killed.tar');
      await rm(join(path, '..'), { recursive: true, force: true });
      await mkdir(join(path, '..'), { recursive: true });
      const command = spawn(process.execPath, [program('backup.js'), path], {
        env: { ...process.env, ...place, NODE_OPTIONS: '' },
        stdio: 'ignore',
      });
      const exited = new Promise((done) => command.once('exit', done));
      while (!existsSync(`${path}.partial`) && !existsSync(path)) await sleep(2);
      command.kill(signal);
      await exited;
      expect(await readdir(join(path, '..'))).toEqual(files);
    }
    await shop.close();
  });

  it('a backup to a full disk reports the full disk and leaves no file', async () => {
    const place = await embedded('full');
    const shop = await startShop({ env: place });
    const path = join(place['DATA_DIR'] ?? '', 'full.tar');
    // Links the file that the backup writes first to /dev/full, a Linux device on which every write fails with ENOSPC.
    await symlink('/dev/full', `${path}.partial`);
    const { code, errors } = await runProgram('backup.js', { env: place, parameters: [path] });
    expect([code, errors.trim().split('\n').at(-1)]).toEqual([1, 'The disk is full.']);
    expect((await readdir(join(path, '..'))).filter((name) => name.startsWith('full.tar'))).toEqual([]);
    await shop.close();
  });

  it('a backup fails and leaves no file when images or the database are missing', async () => {
    const place = await embedded('lost');
    const shop = await startShop({ env: { ...place, SAMPLE_DATA: 'true' } });
    const file = join(folder, 'lost.tar');
    await rm(join(place['DATA_DIR'] ?? '', 'objects', 'public'), { recursive: true });
    await expect(backup(new Config(place), file)).rejects.toThrow(
      /The image storage lacks \d+ of \d+ images/u,
    );
    await shop.close();
    await expect(
      backup(new Config({ ...place, DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }), file),
    ).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('lost.tar'))).toEqual([]);
  });
});

describe('restore', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-restore-'));
    file = join(folder, 'shop.tar');
    const shop = await startShop({ env: { SAMPLE_DATA: 'true' } });
    await backup(new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir }), file);
    await shop.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const countProducts = async (url: string): Promise<number> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM product');
      return rows[0]?.count ?? -1;
    } finally {
      await client.end();
    }
  };

  it('restore refuses a running shop, and replaces an existing shop only with --force', async () => {
    const shop = await startShop({ env: { ADMIN_PASSWORD: 'sandi-lain' } });
    const dataDir = join(folder, 'filled');
    const config = new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: dataDir });
    await expect(restore(config, file, { force: true })).rejects.toThrow(
      /other connections use the database/u,
    );
    const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'running') };
    const runningShop = await startShop({ env: embedded });
    await expect(restore(new Config(embedded), file, { force: true })).rejects.toThrow('is in use by a shop');
    await runningShop.close();

    // Stops only the server, because `shop.close` would also drop the database.
    await shop.app.close();
    await expect(restore(config, file)).rejects.toThrow(
      'The database already holds a shop: --force replaces it',
    );
    expect(await countProducts(shop.databaseUrl)).toBe(0);
    await restore(config, file, { force: true });
    expect(await countProducts(shop.databaseUrl)).toBeGreaterThan(10);
    const replaced = await startShop({ databaseUrl: shop.databaseUrl, env: { DATA_DIR: dataDir } });
    await replaced.login();
    await replaced.request().post('/api/admin/login').send({ password: 'sandi-lain' }).expect(401);
    await replaced.close();
  });

  it('restore --force refuses a database of another program and the image storage of another shop', async () => {
    const database = await createDatabase();
    const config = new Config({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'foreign') });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE TABLE invoices AS SELECT 1 AS id');
    await client.end();
    await expect(restore(config, file, { force: true })).rejects.toThrow('tables of another program');
    await database.drop();

    const shop = await startShop();
    const empty = await createDatabase();
    const otherStorage = new Config({ DATABASE_URL: empty.url, DATA_DIR: shop.dataDir });
    await expect(restore(otherStorage, file, { force: true })).rejects.toThrow(
      'The image storage belongs to another shop',
    );
    await shop.close();
    await empty.drop();
  });

  it('restore into an empty database needs --force if the storage contains images of the same shop', async () => {
    const shop = await startShop();
    // On this request, the shop writes its mark into the storage.
    await (await shop.login()).get('/api/admin/picture-storage').expect(200);
    const copy = join(folder, 'own.tar');
    await backup(new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir }), copy);
    const empty = await createDatabase();
    await mkdir(join(shop.dataDir, 'objects', 'public'), { recursive: true });
    // Without an image, the storage would count as free, and the restore would need no --force.
    const image = `${'0'.repeat(32)}-8x4-000000.jpg`;
    await writeFile(join(shop.dataDir, 'objects', 'public', image), await jpeg(8, 4));
    const config = new Config({ DATABASE_URL: empty.url, DATA_DIR: shop.dataDir });
    await expect(restore(config, copy)).rejects.toThrow(
      'The image storage already holds a shop: --force replaces it',
    );
    await restore(config, copy, { force: true });
    expect(await countProducts(empty.url)).toBe(0);
    await shop.close();
    await empty.drop();
  });

  it('an interrupted restore does not change the database and can be repeated without --force', async () => {
    const database = await createDatabase();
    const config = new Config({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'interrupted') });
    const interrupt = new AbortController();
    await expect(
      restore(config, file, {
        signal: interrupt.signal,
        onProgress: (done) => {
          if (done === 20) interrupt.abort(new Error('interrupted'));
        },
      }),
    ).rejects.toThrow('interrupted');
    expect(existsSync(join(config.dataDir, 'objects/public'))).toBe(true);
    await expect(countProducts(database.url)).rejects.toThrow('does not exist');
    await restore(config, file);
    expect(await countProducts(database.url)).toBeGreaterThan(10);
    await database.drop();
  });

  it('a killed restore leaves a database without a shop and can be repeated without --force', async () => {
    const place = { DATABASE_URL: '', DATA_DIR: join(folder, 'killed') };
    const command = spawn(process.execPath, [program('restore.js'), file], {
      env: { ...process.env, ...place, NODE_OPTIONS: '' },
      stdio: 'ignore',
    });
    const exited = once(command, 'exit');
    while (!existsSync(join(place.DATA_DIR, 'objects/public'))) {
      expect(command.exitCode).toBeNull();
      await sleep(2);
    }
    command.kill('SIGKILL');
    await exited;
    const database = await DatabaseUrl.forTool(new Config(place));
    await expect(countProducts(database.url)).rejects.toThrow('does not exist');
    await database.onApplicationShutdown();
    await restore(new Config(place), file);
    const shop = await startShop({ env: place });
    const { body } = (await shop.request().get('/api/products')) as { body: object[] };
    expect(body.length).toBeGreaterThan(10);
    await shop.close();
  });

  it('restore --verify restores into a temporary folder and does not change the shop', async () => {
    const shop = await startShop();
    const config = new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
    expect(await verify(config, file)).toMatch(
      /restored for a trial: \d+ rows and \d+ images .* as in its manifest/u,
    );
    expect(await countProducts(shop.databaseUrl)).toBe(0);
    await shop.close();
    const absent = join(folder, 'absent');
    expect(await verify(new Config({ DATA_DIR: absent }), file)).toContain('Nothing was kept of it');
    expect(existsSync(absent)).toBe(false);
  });
});
