import type { DataSource, EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../../../platform/index.js';
import {
  type Period,
  type VisitBatch,
  type VisitCount,
  VisitStore,
  type WordsCount,
} from '../../application/ports.js';

const SHOWN_FROM = 3;
const MAX_SHOWN_WORDS = 50;
const MAX_NEW_WORDS = 200;

const ADD_VISITS = `
  INSERT INTO visit_count (day, kind, source, product_id, count)
  SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::uuid[], $5::int[])
  ON CONFLICT (day, kind, source, product_id) DO UPDATE SET count = visit_count.count + excluded.count`;

// Words are new on the day on which they are counted first. Only a limited number of words is new on a day.
const ADD_WORDS = `
  WITH sent AS (
    SELECT s.*, NOT EXISTS (SELECT 1 FROM search_in_vain v WHERE v.words = s.words) AS is_new
    FROM unnest($1::date[], $2::text[], $3::int[]) AS s (day, words, count)
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY day, is_new ORDER BY words) AS rank FROM sent
  )
  INSERT INTO search_in_vain AS v (day, words, count, is_new)
  SELECT day, words, count, is_new FROM ranked r
  WHERE NOT is_new
    OR rank <= ${MAX_NEW_WORDS} - (SELECT count(*) FROM search_in_vain f WHERE f.day = r.day AND f.is_new)
  ON CONFLICT (words, day) DO UPDATE SET count = v.count + excluded.count`;

/** Stores visits in tables without triggers, so that they change neither the cache version nor the history. */
export class TypeormVisitStore extends VisitStore {
  /** The transactions of batches whose commit was not confirmed. */
  private readonly transactions = new WeakMap<VisitBatch, string>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(batch: VisitBatch): Promise<void> {
    if (await this.isCommitted(batch)) return;
    await this.dataSource.transaction(async (manager) => {
      // Replicas add one after the other. Otherwise they could wait for each other's rows, and both add new words.
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.visits]);
      const [row] = await manager.query<{ id: string }[]>('SELECT pg_current_xact_id()::text AS id');
      if (row) this.transactions.set(batch, row.id);
      await addCounts(manager, batch);
    });
  }

  override list({ from, to }: Period): Promise<VisitCount[]> {
    return this.dataSource.query<VisitCount[]>(
      `SELECT day::text, kind, source, product_id AS "productId", count FROM visit_count
       WHERE day BETWEEN $1 AND $2 ORDER BY day, kind, source, product_id`,
      [from, to],
    );
  }

  override listWords({ from, to }: Period): Promise<Omit<WordsCount, 'day'>[]> {
    return this.dataSource.query<Omit<WordsCount, 'day'>[]>(
      `SELECT words, sum(count)::int AS count FROM search_in_vain WHERE day BETWEEN $1 AND $2
       GROUP BY words HAVING sum(count) >= ${SHOWN_FROM} ORDER BY count DESC, words LIMIT ${MAX_SHOWN_WORDS}`,
      [from, to],
    );
  }

  override async purge(days: { readonly countsFrom: string; readonly rareWordsFrom: string }): Promise<void> {
    await this.dataSource.query('DELETE FROM visit_count WHERE day < $1', [days.countsFrom]);
    await this.dataSource.query(
      `DELETE FROM search_in_vain WHERE day < $1 OR (day < $2 AND words IN (
         SELECT words FROM search_in_vain GROUP BY words HAVING sum(count) < ${SHOWN_FROM}))`,
      [days.countsFrom, days.rareWordsFrom],
    );
  }

  private async isCommitted(batch: VisitBatch): Promise<boolean> {
    const id = this.transactions.get(batch);
    if (id === undefined) return false;
    const [row] = await this.dataSource.query<{ status: string }[]>(
      'SELECT pg_xact_status($1::xid8) AS status',
      [id],
    );
    if (row?.status === 'in progress') throw new Error('The counts of visits are still being stored');
    return row?.status === 'committed';
  }
}

async function addCounts(manager: EntityManager, { visits, words }: VisitBatch): Promise<void> {
  const column = <T, K extends keyof T>(rows: readonly T[], name: K): T[K][] => rows.map((row) => row[name]);
  await manager.query(ADD_VISITS, [
    column(visits, 'day'),
    column(visits, 'kind'),
    column(visits, 'source'),
    column(visits, 'productId'),
    column(visits, 'count'),
  ]);
  if (words.length > 0)
    await manager.query(ADD_WORDS, [column(words, 'day'), column(words, 'words'), column(words, 'count')]);
}
