import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import sharp from 'sharp';
import { backup, restore, verify } from './support/backup-commands.js';
import { jpeg } from '../src/media/testing/photos.js';
import { Config } from '../src/platform/config/config.js';
import { countCases, runsInFull } from './support/attacks.js';
import { type Entry, readTar, tarOf, withNewManifest, writeTar } from './support/backup-files.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

const evil = (name: string, more: Partial<Entry['header']> = {}): Entry => ({
  header: { name, ...more },
  content: Buffer.from(more.type ? '' : 'evil'),
});
const isProductRows = ({ header }: Entry): boolean => header.name.startsWith('tables/product/');
const isImage = ({ header }: Entry): boolean => header.name.startsWith('images/');

const insert =
  (...added: Entry[]) =>
  (entries: Entry[]): Entry[] => {
    const at = entries.findIndex(isImage);
    return [...entries.slice(0, at), ...added, ...entries.slice(at)];
  };
/** Returns a change of the header file of a backup. All checksums are correct. */
const changeHeader =
  (change: (header: Record<string, unknown>) => object) =>
  (entries: Entry[]): Entry[] =>
    withNewManifest(
      entries.map((entry) =>
        entry.header.name === 'etalase-backup.json'
          ? {
              ...entry,
              content: Buffer.from(
                JSON.stringify(change(JSON.parse(entry.content.toString()) as Record<string, unknown>)),
              ),
            }
          : entry,
      ),
    );
const flipBit =
  (find: (entry: Entry) => boolean) =>
  (entries: Entry[]): Entry[] => {
    const content = entries.find(find)?.content;
    if (content) content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1;
    return entries;
  };

const changeTables = (
  change: (tables: { name: string; columns: string[] }[]) => object[],
): ((entries: Entry[]) => Entry[]) =>
  changeHeader((header) => ({
    ...header,
    tables: change(header['tables'] as { name: string; columns: string[] }[]),
  }));
const changeProductColumns = (change: (columns: string[]) => string[]): ((entries: Entry[]) => Entry[]) =>
  changeTables((tables) =>
    tables.map((table) => (table.name === 'product' ? { ...table, columns: change(table.columns) } : table)),
  );

/** Returns a change that adds a table to a backup: its rows, its entry in the header, and correct checksums. */
const withTable =
  (name: string, columns: string[], rows: string) =>
  (entries: Entry[]): Entry[] =>
    changeTables((tables) => [...tables, { name, columns }])(
      insert({ header: { name: `tables/${name}/000001` }, content: Buffer.from(rows) })(entries),
    );

/** Returns a change of each row of a table. All checksums are correct. */
const changeRows =
  (name: string, change: (row: string) => string) =>
  (entries: Entry[]): Entry[] =>
    withNewManifest(
      entries.map((entry) =>
        entry.header.name.startsWith(`tables/${name}/`)
          ? {
              ...entry,
              content: Buffer.from(entry.content.toString().replace(/.+/gu, change)),
            }
          : entry,
      ),
    );

/**
 * Returns a change that replaces all images with one file. The hash in the name of the file is that of the content, and
 * all checksums are correct.
 */
const withImage =
  (content: Buffer, size = '1x1') =>
  (entries: Entry[]): Entry[] => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const image = { header: { name: `images/${hash}-${size}-000000.jpg` }, content };
    return withNewManifest([...entries.filter((entry) => !isImage(entry)), image]);
  };
const image = sharp({ create: { width: 8, height: 4, channels: 3, background: '#D6006C' } });
const [JPEG, PNG] = await Promise.all([image.clone().jpeg().toBuffer(), image.clone().png().toBuffer()]);
// The beginning of an ELF file, the format of native libraries on Linux.
const LIBRARY = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(512)]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>');

const HOSTILE: readonly [title: string, change: (entries: Entry[]) => Entry[], message: RegExp][] = [
  ['an entry with ..', insert(evil('../../evil')), /damaged: it contains "\.\.\/\.\.\/evil"/u],
  ['an entry with .. below a known folder', insert(evil('images/../../evil.jpg')), /damaged: it contains/u],
  ['an entry with an absolute path', insert(evil('/etc/cron.d/evil')), /damaged: it contains/u],
  [
    'a symbolic link',
    insert(evil('images/link.jpg', { type: 'symlink', linkname: '/etc/passwd' })),
    /\(symlink\), which no backup does/u,
  ],
  [
    'a hard link',
    insert(evil('images/link.jpg', { type: 'link', linkname: 'manifest.json' })),
    /\(link\), which no backup does/u,
  ],
  ['a folder', insert(evil('images', { type: 'directory' })), /\(directory\), which no backup does/u],
  ['a device', insert(evil('images/null', { type: 'character-device' })), /\(character-device\)/u],
  ['a foreign file', insert(evil('notes.txt')), /damaged: it contains "notes\.txt"/u],
  ['an HTML file among the images', insert(evil('images/evil.html')), /damaged: it contains/u],
  [
    'the same entry twice',
    (entries) => entries.flatMap((entry) => (isProductRows(entry) ? [entry, entry] : [entry])),
    /in it twice or at the wrong place/u,
  ],
  [
    'every image twice, with matching checksums',
    (entries) => withNewManifest([...entries, ...entries.filter(isImage)]),
    /in it twice or at the wrong place/u,
  ],
  ['an entry after the manifest', (entries) => [...entries, evil('images/evil.jpg')], /after its manifest/u],
  ['no manifest', (entries) => entries.slice(0, -1), /its end is missing/u],
  [
    'missing images',
    (entries) => entries.filter((entry) => !isImage(entry)),
    /its manifest lists other contents/u,
  ],
  ['a flipped bit in a table', flipBit(isProductRows), /tables\/product\/000001 is not what was written/u],
  ['a flipped bit in an image', flipBit(isImage), /images\/[0-9a-f]{32}\S+ is not what was written/u],
  [
    'a flipped bit in a variant',
    flipBit(({ header }) => header.name.endsWith('.640.webp')),
    /\.640\.webp is not what was written/u,
  ],
  ['a flipped bit in the manifest', flipBit(({ header }) => header.name === 'manifest.json'), /damaged: /u],
  [
    "a file above the size limit of a backup's files",
    insert({ header: { name: 'images/big.jpg' }, content: Buffer.alloc(17 * 1024 * 1024) }),
    /larger than any file of a backup/u,
  ],
  [
    'a newer format',
    changeHeader((header) => ({ ...header, format: 2 })),
    /has format 2, and this release reads format 1/u,
  ],
  [
    'a newer migration',
    changeHeader((header) => ({ ...header, migration: 'Undo1799999999999', version: '9.0.0' })),
    /made by a newer release \(9\.0\.0, migration Undo1799999999999\)/u,
  ],
  [
    'the header of another program',
    changeHeader((header) => ({ ...header, program: 'other' })),
    /not a backup of a shop/u,
  ],
  [
    'a session among the tables',
    changeHeader((header) => ({ ...header, tables: [{ name: 'admin_session', columns: ['token_hash'] }] })),
    /not a backup of a shop/u,
  ],
  [
    'SQL as the name of a table',
    changeHeader((header) => ({
      ...header,
      tables: [{ name: 'product"; DROP TABLE product; --', columns: [] }],
    })),
    /not a backup of a shop/u,
  ],
  [
    'a table that the shop does not have, with matching checksums',
    changeHeader((header) => ({
      ...header,
      tables: [...(header['tables'] as object[]), { name: 'zebra', columns: ['id'] }],
    })),
    /names the table zebra, which a shop does not have/u,
  ],
  [
    'a native library as an image, and a PostgreSQL catalog row that loads it into every session',
    (entries) =>
      withTable(
        'pg_db_role_setting',
        ['setdatabase', 'setrole', 'setconfig'],
        '0\t0\t{session_preload_libraries=/data/objects/public/library.jpg}\n',
      )(withImage(LIBRARY)(entries)),
    // Each of the two faults is a reason to refuse the backup.
    /not the image that its name says|names the table pg_db_role_setting/u,
  ],
  ...['pg_db_role_setting', 'pg_authid', 'pg_proc', 'pg_largeobject'].map(
    (name): [string, (entries: Entry[]) => Entry[], RegExp] => [
      `the catalog ${name} of PostgreSQL as a table without rows`,
      changeTables((tables) => [...tables, { name, columns: ['oid'] }]),
      new RegExp(`names the table ${name}, which a shop does not have`, 'u'),
    ],
  ),
  [
    'rows for a catalog of PostgreSQL',
    withTable('pg_db_role_setting', ['setdatabase', 'setrole', 'setconfig'], '0\t0\t{work_mem=1MB}\n'),
    /names the table pg_db_role_setting, which a shop does not have/u,
  ],
  [
    'a column that a table of the shop does not have',
    changeProductColumns((columns) => [...columns.slice(0, -1), 'zebra']),
    /names the column zebra of the table product, which a shop does not have/u,
  ],
  [
    'a column of PostgreSQL itself',
    changeProductColumns((columns) => [...columns.slice(0, -1), 'tableoid']),
    /names the column tableoid of the table product, which a shop does not have/u,
  ],
  [
    'SQL as the name of a column',
    changeProductColumns((columns) => [...columns.slice(0, -1), "id\") FROM PROGRAM 'id'; --"]),
    /not a backup of a shop/u,
  ],
  ['a native library as an image', withImage(LIBRARY), /not the image that its name says/u],
  ['a drawing with a script as an image', withImage(SVG), /not the image that its name says/u],
  ['an image of another format than its name', withImage(PNG, '8x4'), /not the image that its name says/u],
  ['an image of another size than its name', withImage(JPEG, '8x5'), /not the image that its name says/u],
  [
    'a variant that is no image, with matching checksums',
    (entries) =>
      withNewManifest(
        entries.map((entry) =>
          entry.header.name.endsWith('.640.webp') ? { ...entry, content: LIBRARY } : entry,
        ),
      ),
    /\.640\.webp is not the image that its name says/u,
  ],
  [
    'a header that names another shop than its tables',
    changeHeader((header) => ({ ...header, installation: '00000000-0000-4000-8000-000000000000' })),
    /its header names another shop than its tables/u,
  ],
  [
    'a header that names an older migration, so that tables are missing',
    changeHeader((header) => ({ ...header, migration: 'Platform1763600000001' })),
    /names the table admin_account, which a shop does not have/u,
  ],
  [
    'rows that do not fit their table, with matching checksums',
    (entries) =>
      withNewManifest(
        entries.map((entry) =>
          isProductRows(entry) ? { ...entry, content: Buffer.from('not a row\n') } : entry,
        ),
      ),
    /does not take the table product/u,
  ],
  [
    'a script behind the end of an image',
    withImage(Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')]), '8x4'),
    /not the image that its name says/u,
  ],
  [
    'a password hash that takes gigabytes',
    changeRows('admin_account', (row) => row.replace(/m=\d+/u, 'm=4000000')),
    /does not store: "1" in the table admin_account, column password_hash\./u,
  ],
  [
    'a product whose name is blank',
    changeRows('product', (row) => row.replace(/\tKartu Nama[^\t]*\t/u, '\t \t')),
    /does not store: "[0-9a-f-]{36}" in the table product, column name\./u,
  ],
  [
    'a content part that is null',
    changeRows('content', (row) => row.replace(/\{.*\}/u, 'null')),
    /does not store: "display" in the table content, column body\./u,
  ],
  [
    'a step of the history whose undo makes a content part null',
    changeRows('change_row', (row) => row.replace(/"body": \{[^}]*\}/u, '"body": null')),
    /does not store: "\d+" in the table change_row, column (?:before|after)\./u,
  ],
];

type Random = (below: number) => number;
type Way = (entries: Entry[], random: Random, bytes: Buffer) => Promise<Buffer>;

/** Returns a generator of whole numbers (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
/** Makes all checksums match, unless the header is lost or is no JSON of a header. */
const forged = (entries: Entry[]): Entry[] => {
  try {
    return withNewManifest(entries);
  } catch {
    return entries;
  }
};
const flip: Way = (_entries, random, bytes) => {
  for (let n = 1 + random(3); n > 0; n -= 1) bytes[random(bytes.length)] = random(256);
  return Promise.resolve(bytes);
};
const cut: Way = (_entries, random, bytes) => {
  const from = random(bytes.length);
  return Promise.resolve(Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random(2048))]));
};
const throwAway: Way = async (entries, random) =>
  tarOf(forged(entries.toSpliced(random(entries.length - 1), 1)));
const exchange: Way = async (entries, random) => {
  const [from, to] = [random(entries.length), random(entries.length)];
  return tarOf(entries.toSpliced(to, 0, ...entries.splice(from, 1)));
};
/** Alters the text of the header or of a table. */
const alterText: Way = async (entries, random) => {
  const texts = entries.filter(({ header }) => /^(?:tables\/|etalase-backup)/u.test(header.name));
  const entry = texts[random(texts.length)];
  if (!entry) return tarOf(entries);
  const text = entry.content.toString();
  const at = random(text.length);
  const added = ['', 'x', '0', '-1', 'null', '"', '\\', '\t', '\n', '{}', '9'.repeat(30), '\\x00', '\u202e'];
  const changed = text.slice(0, at) + (added[random(added.length)] ?? '') + text.slice(at + random(4));
  entry.content = Buffer.from(changed);
  return tarOf(forged(entries));
};
const WAYS = [flip, cut, throwAway, exchange, alterText, alterText, alterText];

describe('restore', () => {
  let folder: string;
  let file: string;
  let target: TestDatabase;
  let config: Config;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-hostile-'));
    const shop = await startShop();
    const admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    for (const size of [300, 400]) {
      const image = await upload(shop, admin, await jpeg(size, 300));
      await create(admin, '/api/products', productBody({ images: [image] }));
    }
    await admin.post('/api/admin/content/display').send({ showNewsletter: false }).expect(200);
    file = join(folder, 'shop.tar');
    await backup(new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir }), file);
    await shop.close();
    target = await createDatabase();
    config = new Config({ DATABASE_URL: target.url, DATA_DIR: join(folder, 'target') });
  });
  afterAll(async () => {
    await target.drop();
    await rm(folder, { recursive: true, force: true });
  });

  let changed: string;
  beforeEach(() => {
    changed = join(folder, 'changed.tar');
  });

  /** Expects that both commands refuse the backup in one line, and that database and storage remain empty. */
  async function expectRefusal(path: string, message: RegExp): Promise<void> {
    for (const command of [verify, restore]) {
      const error: unknown = await command(config, path).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'BackupRefused', message: expect.stringMatching(message) });
      expect((error as Error).message.split('\n')).toHaveLength(1);
    }
    await expectEmptyTarget();
  }

  async function emptyTarget(): Promise<void> {
    const client = new Client({ connectionString: target.url });
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await client.end();
  }

  async function expectEmptyTarget(): Promise<void> {
    const client = new Client({ connectionString: target.url });
    await client.connect();
    const { rows } = await client.query<{
      schemas: number;
      tables: number;
      extensions: number;
      settings: number;
    }>(
      `SELECT (SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'etalase%')::int AS schemas,
              (SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public')::int AS tables,
              (SELECT count(*) FROM pg_extension WHERE extname = 'pg_trgm')::int AS extensions,
              (SELECT count(*) FROM pg_db_role_setting)::int AS settings`,
    );
    await client.end();
    expect(rows).toEqual([{ schemas: 0, tables: 0, extensions: 0, settings: 0 }]);
    expect(existsSync(config.dataDir)).toBe(false);
  }

  it.each(HOSTILE)('refuses a backup with %s, and changes nothing', async (_title, change, message) => {
    await writeTar(changed, change(await readTar(file)));
    await expectRefusal(changed, message);
  });

  it('refuses an empty file, a missing file, a folder, a text file and a compressed backup', async () => {
    await writeFile(changed, '');
    await expectRefusal(changed, /The file is empty/u);
    await expectRefusal(join(folder, 'none.tar'), /There is no file/u);
    await expectRefusal(folder, /cannot be read \(EISDIR\)/u);
    await writeFile(changed, 'a text that is longer than the header of a tar\n'.repeat(50));
    await expectRefusal(changed, /not a backup of a shop, or it is damaged/u);
    await writeFile(changed, gzipSync(await readFile(file)));
    await expectRefusal(changed, /not a backup of a shop, or it is damaged/u);
  });

  it('refuses a tar that is not a backup', async () => {
    await writeTar(changed, [evil('index.html'), evil('style.css')]);
    await expectRefusal(changed, /not a backup of a shop/u);
  });

  it('refuses a backup of which only the first 0.1, 10, 50, 90 or 99.9 percent remain', async () => {
    const { size } = await stat(file);
    for (const part of [0.001, 0.1, 0.5, 0.9, 0.999]) {
      await writeFile(changed, await readFile(file));
      await truncate(changed, Math.floor(size * part));
      await expectRefusal(changed, /incomplete, its end is missing|not a backup|damaged/u);
    }
  });

  it('refuses a backup whose first entry declares a size of 8 GiB', async () => {
    const bytes = await readFile(file);
    const header = bytes.subarray(0, 512);
    // A tar header contains the size at offset 124 and a checksum at offset 148, both as octal digits. The checksum is
    // the sum of all bytes of the header, calculated with spaces in place of the checksum.
    header.write('77777777777\0', 124, 'latin1');
    header.write('        ', 148, 'latin1');
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    await writeFile(changed, bytes);
    await expectRefusal(changed, /larger than any file of a backup/u);
  });

  const times = runsInFull ? 500 : 20;
  it(`refuses or restores exactly each of ${times} randomly altered backups`, async () => {
    const seed = Number(process.env['SEED'] ?? (runsInFull ? Date.now() % 2 ** 31 : 1));
    const original = await readTar(file);
    let [restored, done] = [0, 0];
    try {
      for (let n = 0; n < times; n += 1) {
        const random = randomOf(seed + n);
        const way = WAYS[random(WAYS.length)] ?? throwAway;
        const entries = original.map(({ header, content }) => ({
          header: { ...header },
          content: Buffer.from(content),
        }));
        await writeFile(changed, await way(entries, random, await readFile(file)));
        const error: unknown = await restore(config, changed).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        if (error) {
          expect({ seed: seed + n, error }).toMatchObject({
            seed: seed + n,
            error: { name: 'BackupRefused' },
          });
          await expectEmptyTarget();
        } else {
          const again = join(folder, 'again.tar');
          await backup(config, again);
          const contents = async (path: string): Promise<string[][]> =>
            (await readTar(path))
              .filter(({ header }) => /^(?:tables|images)\//u.test(header.name))
              .map(({ header, content }) => [header.name, content.toString('base64')]);
          expect([seed + n, await contents(again)]).toEqual([seed + n, await contents(changed)]);
          await rm(again);
          await rm(config.dataDir, { recursive: true });
          await emptyTarget();
          restored += 1;
        }
        done += 1;
      }
    } finally {
      countCases('altered backups', done, done < times ? 1 : 0);
      process.stderr.write(`Altered backups: seed ${seed}, ${restored} of ${times} restored\n`);
    }
  }, 600_000);
});
