// Writes a small database and a backup of a release: `npm run build && npm run release-fixture -w backend -- 1.0.0`. Needs
// an engine for containers, because pg_dump comes from the image of PostgreSQL. Every later release must start on the
// database, write to it so that the release still works, and restore the backup (../upgrade.full.api.spec.ts).
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { argv, env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { GenericContainer, Wait } from 'testcontainers';
import { owner } from '../../bench/owner.mjs';
import { startShop } from '../../bench/start-shop.mjs';
import { POSTGRES_IMAGE } from '../support/containers.mjs';
import { ADMIN_PASSWORD } from '../support/password.ts';

const DAY_MS = 86_400_000;
const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
const fileOf = (extension) => pathOf(`${argv[2]}.${extension}`);

const postgres = await new GenericContainer(POSTGRES_IMAGE)
  .withEnvironment({ POSTGRES_PASSWORD: ADMIN_PASSWORD })
  .withExposedPorts(5432)
  .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/u, 2))
  .start();
const DATABASE_URL = `postgres://postgres:${ADMIN_PASSWORD}@127.0.0.1:${postgres.getMappedPort(5432)}/postgres`;
const shop = await startShop({ env: { DATABASE_URL, ADMIN_PASSWORD, SAMPLE_DATA: 'false' } });
try {
  await fill();
  rmSync(fileOf('tar'), { force: true });
  execFileSync(execPath, [pathOf('../../dist/src/backup.js'), fileOf('tar')], {
    env: { ...env, DATABASE_URL, DATA_DIR: shop.folder, S3_ENDPOINT: '' },
  });
} finally {
  await shop.stop();
}
const without = ['upload_secret', 'admin_session'].map((table) => `--exclude-table-data=${table}`);
const { output } = await postgres.exec(
  [
    'pg_dump',
    '--username=postgres',
    '--column-inserts',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
  ].concat(without),
);
await postgres.stop();
// psql's own commands, and comments.
const text = output.replaceAll(/^(?:\\|--).*\n/gmu, '').replaceAll(/\n{2,}/gu, '\n');
writeFileSync(fileOf('sql'), `${text.trim()}\n`);

async function fill() {
  const request = await owner(shop.origin, ADMIN_PASSWORD);
  const send = async (method, path, body) => {
    const response = await request(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.headers.get('content-type')?.includes('json') ? response.json() : undefined;
  };
  const { uploadURL } = await send('POST', '/api/objects/upload');
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8a070' } });
  await fetch(uploadURL, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: await photo.jpeg().toBuffer(),
  });
  const { objectPath } = await send('PUT', '/api/objects/set-public', { imageURL: uploadURL });
  for (const [name, slug] of [
    ['Percetakan', 'percetakan'],
    ['Kaos', 'kaos'],
  ])
    await send('POST', '/api/categories', { name, slug, description: null, sortOrder: 0, isActive: true });
  const products = [];
  for (const name of ['Kartu Nama', 'Spanduk', 'Brosur'])
    products.push(
      await send('POST', '/api/products', {
        name,
        description: `${name} café`,
        category: 'percetakan',
        price: 25_000,
        images: ['https://images.example/kartu-nama.jpg', objectPath],
        isNew: false,
        isActive: true,
        whatsappNumber: '0812 3456 7890',
        shopeeLink: null,
      }),
    );
  const [card, banner, brochure] = products;
  const endDate = new Date(Date.now() + 3650 * DAY_MS).toISOString();
  await send('POST', '/api/flash-sales', { productId: card.id, discountPercentage: 20, endDate });
  await send('POST', `/api/admin/products/${banner.id}/preview`);
  await send('DELETE', `/api/products/${brochure.id}?version=${brochure.version}`);
  await send('POST', '/api/admin/settings', { sessionTimeoutMinutes: 60 });
  await send('POST', '/api/admin/content/display', await send('GET', '/api/admin/content/display/defaults'));
}
