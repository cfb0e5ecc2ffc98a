import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { FixedClock } from '../../../platform/clock/testing/fixed-clock.js';
import type { TableEntry } from '../../../platform/index.js';
import { objectPathOf } from '../../domain/image-name.js';
import { TypeormImageReferences } from './typeorm-image-references.js';

const SITE = { publicUrl: 'https://shop.example' };
const key = (number: number): string => `${String(number).padStart(32, '0')}-800x600-c8a070.jpg`;
const path = (number: number): string => objectPathOf(key(number));
const ENTRIES: readonly TableEntry[] = [
  {
    name: 'poster',
    isBackedUp: true,
    history: 'shown',
    images: { text: 't.images::text', among: 't.images && $3::text[]' },
  },
  { name: 'page', isBackedUp: true, history: 'shown', images: { text: 't.body::text' } },
  { name: 'visit', isBackedUp: false },
  {
    name: 'log',
    isBackedUp: true,
    images: { text: 't.entry', among: `t.at > $2::timestamptz - interval '30 days'` },
  },
];

let database: TestDatabase;
let dataSource: DataSource;
const clock = new FixedClock();
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource(database.url, []);
  await dataSource.query('CREATE TABLE poster (images text[], is_sample boolean)');
  await dataSource.query('CREATE TABLE page (body jsonb)');
  await dataSource.query('CREATE TABLE log (at timestamptz, entry text)');
  await dataSource.query('INSERT INTO poster VALUES ($1, false), ($2, true)', [
    [path(1), SITE.publicUrl + path(2), 'https://images.example/a.jpg'],
    [path(3)],
  ]);
  await dataSource.query('INSERT INTO page VALUES ($1)', [
    { logo: path(4).replace('.jpg', '.640.webp'), text: `"${path(5)}"` },
  ]);
  const now = await clock.now();
  const day = 24 * 60 * 60_000;
  await dataSource.query('INSERT INTO log VALUES ($1, $2), ($3, $4)', [
    new Date(now.getTime() - 29 * day),
    path(6),
    new Date(now.getTime() - 31 * day),
    path(7),
  ]);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const all = [1, 2, 3, 4, 5, 6, 7, 8].map(key);
const references = (tables = ENTRIES) => new TypeormImageReferences(dataSource, SITE, clock, () => tables);

it('finds the images that rows of any table refer to, by path, URL or variant', async () => {
  expect([...(await references().referencedAmong(all))].sort()).toEqual([1, 2, 3, 4, 5, 6].map(key));
  expect([...(await references().referencedAmong([key(8)]))]).toEqual([]);
});

it('returns some recorded images that current rows refer to', async () => {
  await dataSource.query('INSERT INTO published_image (key, published_at) SELECT unnest($1::text[]), now()', [
    [1, 4, 5, 6, 8].map(key),
  ]);
  expect((await references().sample(9)).sort()).toEqual([1, 4, 5].map(key));
  expect(await references().sample(2)).toHaveLength(2);
});

it('rejects when a table cannot be read, or no table has images', async () => {
  await expect(
    references([...ENTRIES, { name: 'gone', isBackedUp: true, images: { text: 't.x' } }]).referencedAmong(
      all,
    ),
  ).rejects.toThrow('gone');
  await expect(references([]).referencedAmong(all)).rejects.toThrow('not known');
});
