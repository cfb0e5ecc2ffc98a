import type { DataSource } from 'typeorm';
import {
  type ChangeQuery,
  ChangeStore,
  type ListedChange,
  type RecordedChange,
} from '../../application/ports.js';
import type { RowChange, RowKey } from '../../domain/row-change.js';

// The list reads at most this many steps of a change, because a change may have thousands of steps.
const MAX_LISTED_STEPS = 20;
// The driver returns a bigint as text, and a float8 as a number. So the ids of changes are cast to float8.
const CHANGE = 'change.id::float8 AS id, at, kind, browser, undoes::float8 AS undoes';
const STEP = 'table_name AS "table", row_id AS "rowId", before, after';
const LIST = `
  SELECT ${CHANGE} FROM change WHERE ($1::bigint IS NULL OR id < $1) ORDER BY change.id DESC LIMIT $2`;
// In this query and in `STEPS`, $3 is the table and $4 the id of the row whose changes are listed.
const LIST_OF_SUBJECT = `
  SELECT ${CHANGE} FROM change WHERE id IN (
    SELECT DISTINCT change_id FROM change_row
    WHERE table_name = $3 AND row_id = $4 AND ($1::bigint IS NULL OR change_id < $1)
    ORDER BY change_id DESC LIMIT $2
  ) ORDER BY change.id DESC`;
const STEPS = `
  SELECT id, ${STEP} FROM unnest($1::bigint[]) AS id CROSS JOIN LATERAL (
    SELECT * FROM change_row
    WHERE change_id = id AND NOT table_name = ANY($2) AND ($3::text IS NULL OR (table_name = $3 AND row_id = $4))
    ORDER BY seq LIMIT ${MAX_LISTED_STEPS}
  ) AS step ORDER BY id, seq`;
// The rows of the change $1 on one page.
const PAGE = `
  SELECT table_name, row_id, max(seq) AS last FROM change_row WHERE change_id = $1 AND NOT table_name = ANY($2)
  GROUP BY table_name, row_id ORDER BY last LIMIT $3 OFFSET $4`;
const STEPS_OF_PAGE = `
  SELECT ${STEP} FROM change_row JOIN (${PAGE}) AS page USING (table_name, row_id)
  WHERE change_id = $1 ORDER BY seq`;
const TOTAL_ROWS = `
  SELECT count(DISTINCT (table_name, row_id)) FILTER (WHERE NOT table_name = ANY($2))::int AS total, count(*)::int AS steps
  FROM change_row WHERE change_id = $1`;
// Returns no steps if the change $1 has no step on the row.
const STEPS_SINCE = `
  SELECT ${STEP} FROM change_row WHERE table_name = $2 AND row_id = $3 AND change_id >= $1
    AND EXISTS (SELECT FROM change_row WHERE table_name = $2 AND row_id = $3 AND change_id = $1)
  ORDER BY change_id, seq`;
const ROW_COUNTS = `
  SELECT change_id AS id, count(DISTINCT (table_name, row_id))::int AS "rowCount" FROM change_row
  WHERE change_id = ANY($1::bigint[]) AND NOT table_name = ANY($2) GROUP BY change_id`;
// `OFFSET $2` skips the changes that are kept, so the subquery returns the newest change that exceeds the maximum.
const REMOVE_OLDEST = `
  WITH oldest AS (
    SELECT id FROM change
    WHERE at < $1 OR id <= (SELECT id FROM change ORDER BY id DESC OFFSET $2 LIMIT 1)
    ORDER BY id LIMIT $3
  ), removed_rows AS (
    DELETE FROM change_row WHERE change_id IN (SELECT id FROM oldest)
  )
  DELETE FROM change WHERE id IN (SELECT id FROM oldest)`;
export class TypeormChangeStore extends ChangeStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async list(
    { subject, before, limit }: ChangeQuery,
    hidden: readonly string[],
  ): Promise<ListedChange[]> {
    const row = subject ? [subject.table, subject.rowId] : [];
    const changes = await this.dataSource.query<RecordedChange[]>(subject ? LIST_OF_SUBJECT : LIST, [
      before ?? null,
      limit,
      ...row,
    ]);
    const ids = changes.map(({ id }) => id);
    const [steps, counts] = await Promise.all([
      this.dataSource.query<(RowChange & { id: string })[]>(STEPS, [
        ids,
        hidden,
        subject?.table ?? null,
        subject?.rowId ?? null,
      ]),
      this.dataSource.query<{ id: string; rowCount: number }[]>(ROW_COUNTS, [ids, hidden]),
    ]);
    const stepsOf = Map.groupBy(steps, ({ id }) => Number(id));
    const countOf = new Map(counts.map(({ id, rowCount }) => [Number(id), rowCount]));
    return changes.map((change) => ({
      ...change,
      steps: (stepsOf.get(change.id) ?? []).map(withoutChangeId),
      rowCount: countOf.get(change.id) ?? 0,
    }));
  }

  override async rowsOf(
    id: number,
    { limit, offset }: { readonly limit: number; readonly offset: number },
    hidden: readonly string[],
  ): Promise<{ steps: RowChange[]; total: number } | undefined> {
    const [counted] = await this.dataSource.query<{ total: number; steps: number }[]>(TOTAL_ROWS, [
      id,
      hidden,
    ]);
    if (!counted || counted.steps === 0) return undefined;
    const steps = await this.dataSource.query<RowChange[]>(STEPS_OF_PAGE, [id, hidden, limit, offset]);
    return { steps, total: counted.total };
  }

  override async stepsOf(id: number): Promise<RowChange[] | undefined> {
    const steps = await this.dataSource.query<RowChange[]>(
      `SELECT ${STEP} FROM change_row WHERE change_id = $1 ORDER BY seq`,
      [id],
    );
    return steps.length === 0 ? undefined : steps;
  }

  override stepsSince(id: number, { table, rowId }: RowKey): Promise<RowChange[]> {
    return this.dataSource.query<RowChange[]>(STEPS_SINCE, [id, table, rowId]);
  }

  override async removeOldest({
    until,
    keep,
    atMost,
  }: Parameters<ChangeStore['removeOldest']>[0]): Promise<number> {
    // For a DELETE, the driver returns no rows and the number of deleted rows.
    const [, removedCount] = await this.dataSource.query<[unknown, number]>(REMOVE_OLDEST, [
      until,
      keep,
      atMost,
    ]);
    return removedCount;
  }
}

const withoutChangeId = ({ table, rowId, before, after }: RowChange): RowChange => ({
  table,
  rowId,
  before,
  after,
});
