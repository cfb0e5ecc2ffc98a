// Writes the small database of a release: `node backend/test/databases/make.mjs FILE`, after a build. DATABASE_URL names
// an empty database whose role may create extensions, and PG_DUMP a pg_dump of the server's version. Every later release
// must start on the database, and write to it so that the release still works (../upgrade.full.api.spec.ts).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { argv, env } from 'node:process';
import { startShop } from '../../bench/start-shop.mjs';
import { ADMIN_PASSWORD } from '../support/password.ts';

const DAY_MS = 86_400_000;
const { DATABASE_URL, PG_DUMP = 'pg_dump' } = env;

const shop = await startShop({ env: { DATABASE_URL, ADMIN_PASSWORD, SAMPLE_DATA: 'false' } });
let cookie = '';
const send = async (method, path, body) => {
  const response = await fetch(shop.origin + path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  cookie ||= response.headers.getSetCookie()[0].split(';')[0];
  return response.headers.get('content-type')?.includes('json') ? response.json() : undefined;
};
try {
  await send('POST', '/api/admin/login', { password: ADMIN_PASSWORD });
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
        images: ['https://images.example/kartu-nama.jpg'],
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
} finally {
  await shop.stop();
}
const [program, ...parameters] = PG_DUMP.split(' ');
const without = ['upload_secret', 'admin_session'].map((table) => `--exclude-table-data=${table}`);
const text = execFileSync(
  program,
  [
    ...parameters,
    '--column-inserts',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    ...without,
    DATABASE_URL,
  ],
  { encoding: 'utf8' },
);
// psql's own commands, and comments.
writeFileSync(
  argv[2],
  `${text
    .replaceAll(/^(?:\\|--).*\n/gmu, '')
    .replaceAll(/\n{2,}/gu, '\n')
    .trim()}\n`,
);
