import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase } from './support/database.js';
import { runsInFull } from './support/attacks.js';
import { categoryBody, productBody } from './support/catalog.js';
import { sessionCookie } from './support/cookie.js';
import { startAt, startShopServer, type ShopServer } from './support/shop-server.js';

const KILLER = resolve(import.meta.dirname, 'support/kill-before-statement.mjs');
const MINUTE = 60_000;
const NEVER = Number.MAX_SAFE_INTEGER;
const TABLES = [
  ['product', 'id'],
  ['category', 'id'],
  ['flash_sale', 'id'],
  ['content', 'key'],
  ['settings', 'id'],
  ['sample_data', 'id'],
] as const;

interface Row {
  readonly table: string;
  readonly id: string;
  readonly columns: Readonly<Record<string, unknown>>;
}
interface State {
  readonly rows: readonly Row[];
  readonly changes: number;
}

let template: ShopServer;
let cookie: string;
const ids = { edited: '', deleted: '', category: '', slug: '' };
const change = { edit: 0, deletion: 0 };

const send = (url: string, method: string, path: string, body?: object): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
async function read<T>(url: string, path: string): Promise<T> {
  const response = await send(url, 'GET', path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}
const lastChange = async (): Promise<number> =>
  (await read<{ id: number }[]>(template.url, '/api/admin/changes?limit=1'))[0]?.id ?? 0;

beforeAll(async () => {
  template = await startShopServer();
  cookie = await sessionCookie(template);
  // Keeps only four products. The removal of all samples would take hundreds of statements.
  const client = new Client({ connectionString: template.databaseUrl });
  await client.connect();
  await client.query(
    `DELETE FROM product WHERE id NOT IN (SELECT id FROM product ORDER BY created_at DESC LIMIT 4)`,
  );
  await client.query('DELETE FROM flash_sale WHERE id NOT IN (SELECT id FROM flash_sale LIMIT 1)');
  await client.end();
  const [edited, deleted] = await read<{ id: string; category: string }[]>(
    template.url,
    '/api/products?limit=2',
  );
  const [category] = await read<{ id: string; slug: string }[]>(template.url, '/api/categories');
  if (!edited || !deleted || !category) throw new Error('The samples have no two products and a category');
  Object.assign(ids, { edited: edited.id, deleted: deleted.id, category: category.id, slug: category.slug });
  const edit = (price: number): Promise<Response> =>
    send(
      template.url,
      'PUT',
      `/api/products/${ids.edited}`,
      productBody({ category: edited.category, price }),
    );
  await edit(1000);
  change.edit = await lastChange();
  await edit(2000);
  await send(template.url, 'DELETE', `/api/products/${ids.deleted}`);
  change.deletion = await lastChange();
  template.signal('SIGTERM');
  await template.exited;
}, 2 * MINUTE);
afterAll(() => template.stop());

/** Reads the rows and the number of recorded changes. The times in the rows differ from one run to the next. */
async function stateOf(client: Client): Promise<State> {
  const rows: Row[] = [];
  for (const [table, key] of TABLES) {
    const found = await client.query<{ id: string; columns: Record<string, unknown> }>(
      `SELECT ${key}::text AS id, to_jsonb(t) AS columns FROM ${table} t ORDER BY 1`,
    );
    rows.push(...found.rows.map(({ id, columns }) => ({ table, id, columns })));
  }
  const [changes] = (await client.query<{ n: number }>('SELECT count(*)::int AS n FROM change')).rows;
  return { rows, changes: changes?.n ?? 0 };
}

/** Waits until PostgreSQL has carried out what the killed shop sent: it may still be busy with the commit. */
async function allSessionsEnd(client: Client): Promise<void> {
  const others =
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  while ((await client.query(others)).rowCount) await setTimeout(10);
}

const withoutTimes = ({ rows }: State): object[] =>
  rows.map(({ table, id, columns: { updated_at: _, deleted_at: deletedAt, ...columns } }) => {
    return { table, id, isDeleted: deletedAt !== null && deletedAt !== undefined, columns };
  });

/** Expects that the history agrees with the rows: the last recorded value of each column equals the stored value. */
async function expectHistoryAgrees(client: Client, { rows }: State): Promise<void> {
  const steps = await client.query<{ table: string; id: string; after: Record<string, unknown> }>(
    'SELECT table_name AS "table", row_id AS id, after FROM change_row ORDER BY change_id, seq',
  );
  const recorded = new Map<string, Record<string, unknown>>();
  for (const { table, id, after } of steps.rows)
    recorded.set(`${table} ${id}`, { ...recorded.get(`${table} ${id}`), ...after });
  for (const { table, id, columns } of rows)
    expect({ table, id, columns }).toMatchObject({
      table,
      id,
      columns: recorded.get(`${table} ${id}`) ?? {},
    });
  const orphans = await client.query(
    `SELECT FROM change FULL JOIN (SELECT DISTINCT change_id FROM change_row) r ON r.change_id = change.id
     WHERE change.id IS NULL OR r.change_id IS NULL`,
  );
  expect(orphans.rowCount).toBe(0);
}

/**
 * Runs an operation on a copy of the shop. The shop is killed before the SQL statement number `killBefore` of the
 * operation.
 * @returns whether the shop survived, the states before and after, and a character for each sent statement (`C` for
 * the commit, `.` for the others).
 */
async function run(
  operation: (url: string) => Promise<Response>,
  killBefore: number,
): Promise<{ lived: boolean; before: State; after: State; statements: string }> {
  const statements = join(template.dataDir, 'statements');
  await writeFile(statements, '');
  const database = await createDatabase(new URL(template.databaseUrl).pathname.slice(1));
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await client.query(`SET timezone = 'UTC'`);
    const before = await stateOf(client);
    const shop = await startAt({
      databaseUrl: database.url,
      dataDir: template.dataDir,
      env: {
        NODE_OPTIONS: `--import=${KILLER}`,
        KILL_BEFORE_STATEMENT: String(killBefore),
        STATEMENTS: statements,
      },
    });
    const answer = await operation(shop.url).catch(() => undefined);
    const text = await answer?.text();
    shop.signal('SIGKILL');
    await shop.exited;
    await allSessionsEnd(client);
    if (answer) expect([answer.ok, text]).toEqual([true, text]);
    const after = await stateOf(client);
    await expectHistoryAgrees(client, after);
    return { lived: answer !== undefined, before, after, statements: await readFile(statements, 'utf8') };
  } finally {
    await client.end();
    await database.drop();
  }
}

describe('a shop that is killed between the SQL statements of a change', () => {
  it.each<[string, (url: string) => Promise<Response>]>([
    [
      'an edit',
      (url) =>
        send(url, 'PUT', `/api/products/${ids.edited}`, productBody({ category: ids.slug, price: 3000 })),
    ],
    [
      'a new slug of a category with products',
      (url) => send(url, 'PUT', `/api/categories/${ids.category}`, categoryBody({ slug: 'lain' })),
    ],
    ['a deletion', (url) => send(url, 'DELETE', `/api/products/${ids.edited}`)],
    ['a restore from the bin', (url) => send(url, 'POST', `/api/admin/products/${ids.deleted}/restore`)],
    ['an undo', (url) => send(url, 'POST', `/api/admin/changes/${change.deletion}/undo`)],
    [
      'a restore of an earlier state',
      (url) =>
        send(url, 'POST', `/api/admin/changes/${change.edit}/restore`, { subject: `product:${ids.edited}` }),
    ],
    [
      'the removal of the samples',
      (url) => send(url, 'POST', '/api/admin/delete-sample-data', { categories: 'delete' }),
    ],
  ])(
    '%s is stored completely or not at all, with a matching history',
    async (_, operation) => {
      const whole = await run(operation, NEVER);
      expect(whole.lived).toBe(true);
      expect(whole.after.changes).toBe(whole.before.changes + 1);
      const commit = whole.statements.indexOf('C') + 1;
      expect(commit).toBeGreaterThan(2);
      // The short form kills once before the commit at random, once directly before it, and once after it.
      const kills = runsInFull
        ? Array.from(whole.statements, (_, index) => index + 1)
        : [1 + Math.floor(Math.random() * (commit - 1)), commit, commit + 1];
      let notStored = 0;
      for (const killBefore of kills) {
        const { lived, before, after, statements } = await run(operation, killBefore);
        // The operation has no further statement before which the shop could be killed.
        if (lived) break;
        const isDone = after.changes > before.changes;
        // Before the commit nothing is stored, and after the commit everything is.
        expect([killBefore, isDone]).toEqual([killBefore, statements.includes('C')]);
        if (!isDone) notStored += 1;
        if (isDone) expect(withoutTimes(after)).toEqual(withoutTimes(whole.after));
        else expect(after).toEqual(before);
      }
      expect(notStored).toBeGreaterThanOrEqual(runsInFull ? 3 : 1);
    },
    10 * MINUTE,
  );
});
