import type { DataSource, EntityManager } from 'typeorm';
import { MAX_INTEGER } from '../../../platform/domain/column-rules.js';
import { ADVISORY_LOCKS } from '../../../platform/index.js';
import { LIMITS } from '../../../platform/limiter/limits.js';
import { NewWords } from '../../application/new-words.js';
import {
  type ClientWords,
  CommitUnknown,
  type Period,
  type VisitBatch,
  type VisitCount,
  VisitStore,
  type WordsCount,
} from '../../application/ports.js';

const SHOWN_FROM = 3;
const MAX_SHOWN_WORDS = 50;

const ADD_VISITS = `
  INSERT INTO visit_count (day, kind, source, product_id, count)
  SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::uuid[], $5::int[])
  ON CONFLICT (day, kind, source, product_id) DO UPDATE
  SET count = least(visit_count.count::bigint + excluded.count, ${MAX_INTEGER})`;

const ADD_WORDS = `
  INSERT INTO search_in_vain AS v (day, words, count, is_new)
  SELECT * FROM unnest($1::date[], $2::text[], $3::int[], $4::boolean[])
  ON CONFLICT (words, day) DO UPDATE SET count = least(v.count::bigint + excluded.count, ${MAX_INTEGER})`;

/** Stores visits in tables without triggers, so that they change neither the cache version nor the history. */
export class TypeormVisitStore extends VisitStore {
  private readonly newWords = new NewWords();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ visits, words }: VisitBatch): Promise<void> {
    let isWritten = false;
    try {
      await this.dataSource.transaction(async (manager) => {
        // Replicas add one after the other. Otherwise they could wait for each other's rows, and both add new words.
        await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.visits]);
        await manager.query(ADD_VISITS, columns(visits, ['day', 'kind', 'source', 'productId', 'count']));
        if (words.length > 0) {
          const kept = await this.keptOf(words, manager);
          await manager.query(ADD_WORDS, columns(kept, ['day', 'words', 'count', 'isNew']));
        }
        isWritten = true;
      });
    } catch (error) {
      throw isWritten ? new CommitUnknown('The commit has no answer', { cause: error }) : error;
    }
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
      `SELECT words, least(sum(count), ${MAX_INTEGER})::int AS count FROM search_in_vain WHERE day BETWEEN $1 AND $2
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

  /** Leaves out new words beyond the limit. Words are new on the day on which they are counted first. */
  private async keptOf(
    words: readonly ClientWords[],
    manager: EntityManager,
  ): Promise<(WordsCount & { readonly isNew: boolean })[]> {
    const today = words.at(-1)?.day;
    const stored = await manager.query<{ words: string; isToday: boolean }[]>(
      `SELECT words, is_new AND day = $2 AS "isToday" FROM search_in_vain
       WHERE words = ANY ($1) OR (is_new AND day = $2)`,
      [words.map((counted) => counted.words), today],
    );
    const known = new Set(stored.map((row) => row.words));
    let places = LIMITS.newWords.total - stored.filter(({ isToday }) => isToday).length;
    return words
      .map((counted) => ({ ...counted, isNew: !known.has(counted.words) }))
      .filter(
        ({ isNew, client, day }) => !isNew || (places > 0 && this.newWords.take(client, day) && places--),
      );
  }
}

const columns = <T, K extends keyof T>(rows: readonly T[], names: readonly K[]): T[K][][] =>
  names.map((name) => rows.map((row) => row[name]));
