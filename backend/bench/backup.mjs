// Measures the commands `backup` and `restore`: MB/s and the peak memory of the command's process. The shop has 1,000
// products with one image each, an embedded database, and its images on the disk.
// `node backend/bench/backup.mjs [products]`, after `npm run build`.
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { EmbeddedPostgres } from '../dist/src/platform/database/embedded-postgres.js';
import { migrate } from '../dist/src/platform/database/migrate.js';
import { buildImageKey, keysOfImage } from '../dist/src/media/domain/image-name.js';

const PRODUCTS = Number(process.argv[2] ?? 1000);
// Mean sizes in bytes of the files of a sample image: the main JPEG, then a WebP and a JPEG of each of four widths.
const SIZES = [70_000, 9_000, 14_000, 19_000, 33_000, 28_000, 51_000, 40_000, 70_000];

const folder = await mkdtemp(join(tmpdir(), 'etalase-bench-'));
try {
  await makeShop(join(folder, 'a'));
  const file = join(folder, 'shop.tar');
  const run = (command, dataDir, ...options) => measure(command, dataDir, [file, ...options]);
  console.log(`${PRODUCTS} products with one image each`);
  await run('backup', 'a');
  const megabytes = (await stat(file)).size / 1e6;
  console.log(`  the file has ${megabytes.toFixed(0)} MB`);
  // The folder b does not exist yet, so the first restore creates a new shop. With `--verify`, the second restore uses
  // a temporary folder, which it removes.
  await run('restore', 'b');
  await run('restore', 'c', '--verify');

  async function measure(command, dataDir, parameters) {
    const begin = performance.now();
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL(`../dist/src/${command}.js`, import.meta.url)), ...parameters],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          DATABASE_URL: '',
          S3_ENDPOINT: '',
          DATA_DIR: join(folder, dataDir),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    let peak = 0;
    const poll = setInterval(async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      // VmHWM is the peak resident memory in kB.
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0));
    }, 50);
    const code = await new Promise((done) => child.once('exit', done));
    clearInterval(poll);
    const seconds = (performance.now() - begin) / 1000;
    if (code !== 0) throw new Error(`${command} failed`);
    const rate = (await stat(file)).size / 1e6 / seconds;
    const name = [command, ...parameters.slice(1)].join(' ');
    console.log(
      `  ${name}: ${seconds.toFixed(1)} s, ${rate.toFixed(0)} MB/s, peak ${Math.round(peak / 1024)} MB`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function makeShop(dataDir) {
  await mkdir(join(dataDir, 'objects', 'public'), { recursive: true });
  const server = new EmbeddedPostgres(dataDir);
  const url = await server.start();
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('INSERT INTO installation (only_row, id) VALUES (1, $1)', [randomUUID()]);
  const category = randomUUID();
  await client.query(
    `INSERT INTO category (id, name, slug, sort_order, is_active, is_sample, created_at, updated_at, version)
     VALUES ($1, 'Percetakan', 'printing', 0, true, false, now(), now(), 1)`,
    [category],
  );
  // A restore checks the beginning of each file, so these files are real images. JPEG and WebP alternate as in
  // `keysOfImage`.
  const plain = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#f8e8c8' } });
  const images = [await plain.clone().jpeg({ quality: 1 }).toBuffer(), await plain.clone().webp().toBuffer()];
  for (let i = 0; i < PRODUCTS; i += 1) {
    const files = SIZES.map((size, n) =>
      Buffer.concat([images[n % 2], randomBytes(size - images[n % 2].length)]),
    );
    const hash = createHash('sha256').update(files[0]).digest('hex').slice(0, 32);
    const key = buildImageKey({ hash, width: 1200, height: 1200, color: 'f8e8c8' });
    await Promise.all(
      keysOfImage(key).map((name, n) => writeFile(join(dataDir, 'objects', 'public', name), files[n])),
    );
    await client.query('INSERT INTO published_picture VALUES ($1, now(), NULL)', [key]);
    await client.query(
      `INSERT INTO product (id, name, description, category_id, price, images, is_new, is_active, is_sample, created_at,
         updated_at, version)
       VALUES ($1, $2, $3, $4, 150000, $5, false, true, false, now(), now(), 1)`,
      [
        randomUUID(),
        `Produk ${i}`,
        'Dua sisi, art carton 310 gsm. '.repeat(20),
        category,
        [`/objects/${key}`],
      ],
    );
  }
  await client.end();
  await server.stop();
}
