import type { DataSource } from 'typeorm';
import { imagesIn } from '../../domain/row-change.js';
import {
  type BinItem,
  type BinType,
  ERASED_AT,
  type TableEntry,
  transaction,
} from '../../../platform/index.js';
import { Bin, type BinQuery, type RecordImages } from '../../application/ports.js';

type BinTable = TableEntry & Required<Pick<TableEntry, 'bin'>>;
interface Erasable {
  readonly id: string;
  readonly deletedAt: Date | null;
  readonly images: string | null;
}

const hasBin = (table: TableEntry): table is BinTable => table.bin !== undefined;

export class TypeormBin extends Bin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: RecordImages,
    private readonly tables: () => readonly TableEntry[],
  ) {
    super();
  }

  override async list(
    { type, grouped = false, limit, offset = 0 }: BinQuery,
    since: Date,
  ): Promise<{ items: BinItem[]; total: number }> {
    const tables = this.tablesOf(grouped ? undefined : type);
    const items = tables.map((table) => selectItems(table, grouped)).join(' UNION ALL ');
    const all = grouped ? linesOf(items, type) : items;
    const [page, [counted]] = await Promise.all([
      this.dataSource.query<BinItem[]>(
        `SELECT * FROM (${all}) AS item ORDER BY "deletedAt" DESC, id LIMIT $2 OFFSET $3`,
        [since, limit ?? null, offset],
      ),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM (${all}) AS item`, [
        since,
      ]),
    ]);
    return { items: page, total: counted?.total ?? 0 };
  }

  override async eraseDeletedBy(change: number, since: Date): Promise<number> {
    let erased = 0;
    for (const table of this.tablesOf())
      erased += await this.eraseAll(table, `t.deleted_at > $1 AND ${changeOf(table)} = $2`, [since, change]);
    return erased;
  }

  override async erase(type: string, id: string, since: Date): Promise<boolean> {
    const [table] = this.tablesOf(type);
    if (!table) return false;
    const [row] = await this.select(table, 't.id = $1 AND t.deleted_at > $2', [id, since], 1);
    // A row that is restored and deleted again meanwhile has a later `deletedAt`, so it is not erased.
    return row !== undefined && (await this.eraseRows(table, [row], row.deletedAt)) === 1;
  }

  override async empty(type: BinType | undefined, since: Date, until: Date): Promise<number> {
    let erased = 0;
    for (const table of this.tablesOf(type))
      erased += await this.eraseAll(table, 't.deleted_at > $1 AND t.deleted_at <= $2', [since, until]);
    return erased;
  }

  override async purge(until: Date, limit: number): Promise<Record<string, number>> {
    const erased: Record<string, number> = {};
    let left = limit;
    for (const table of this.tables().filter(hasBin)) {
      const { type, orphaned } = table.bin;
      const old = `t.deleted_at <= $1 AND NOT ${this.isReferredTo(table)}`;
      let count = await this.eraseRows(table, await this.select(table, old, [until], left), until);
      if (orphaned)
        count += await this.eraseRows(table, await this.select(table, orphaned, [], left - count), null);
      erased[type] = count;
      left -= count;
    }
    return erased;
  }

  private tablesOf(type?: string): BinTable[] {
    return this.tables()
      .filter(hasBin)
      .filter(({ bin }) => type === undefined || bin.type === type);
  }

  private select(
    { name, images }: BinTable,
    where: string,
    parameters: readonly unknown[],
    limit?: number,
  ): Promise<Erasable[]> {
    return this.dataSource.query<Erasable[]>(
      `SELECT t.id, t.deleted_at AS "deletedAt", ${images?.text ?? 'NULL'} AS images FROM ${name} t
       WHERE ${where} ORDER BY t.deleted_at, t.id LIMIT ${limit ?? 'ALL'}`,
      [...parameters],
    );
  }

  private async eraseAll(table: BinTable, where: string, parameters: readonly unknown[]): Promise<number> {
    let erased = 0;
    for (;;) {
      const rows = await this.select(table, where, parameters, BATCH);
      erased += await this.eraseRows(table, rows, lastOf(rows));
      if (rows.length < BATCH) return erased;
    }
  }

  /**
   * Erases the rows that were deleted at or before `until`, or whether they were deleted or not if `until` is null. A
   * row that others refer to stays, with `ERASED_AT` as its time of deletion.
   */
  private async eraseRows(table: BinTable, rows: readonly Erasable[], until: Date | null): Promise<number> {
    // Even an empty DELETE would notify all replicas of a change.
    if (rows.length === 0) return 0;
    // If the process ends before the erasure, the next run repeats this step.
    await this.images.release(imagesIn({ text: rows.map(({ images }) => images).join(' ') }));
    const ids = rows.map(({ id }) => id);
    return transaction(this.dataSource, async (manager) => {
      // Locked in the order of their ids, as in every change of many rows, so that two of them cannot deadlock.
      const locked = await manager.query<{ id: string }[]>(
        `SELECT id FROM ${table.name} WHERE id = ANY($1) AND ($2::timestamptz IS NULL OR deleted_at <= $2)
         ORDER BY id FOR UPDATE`,
        [ids, until],
      );
      if (locked.length === 0) return 0;
      const kept = this.isReferredTo(table);
      const where = 't.id = ANY($1)';
      const lockedIds = locked.map(({ id }) => id);
      await manager.query(`DELETE FROM ${table.name} t WHERE ${where} AND NOT ${kept}`, [lockedIds]);
      if (kept !== NEVER)
        await manager.query(`UPDATE ${table.name} t SET deleted_at = $2 WHERE ${where}`, [
          lockedIds,
          ERASED_AT,
        ]);
      return locked.length;
    });
  }

  /** SQL for whether a row of another table refers to the row `t`. */
  private isReferredTo({ name }: TableEntry): string {
    const conditions = this.tables().flatMap((other) =>
      Object.entries(other.references ?? {})
        .filter(([, { table }]) => table === name)
        .map(([column]) => `EXISTS (SELECT FROM ${other.name} r WHERE r.${column} = t.id)`),
    );
    return conditions.length === 0 ? NEVER : `(${conditions.join(' OR ')})`;
  }
}

const NEVER = 'false';
/** The number of rows that one transaction erases. */
const BATCH = 500;

const lastOf = (rows: readonly Erasable[]): Date | null => rows.at(-1)?.deletedAt ?? null;

/** SQL for the id of the last change that deleted or restored the row `t`. */
const changeOf = ({ name }: TableEntry): string => `(
  SELECT max(change_id) FROM change_row WHERE table_name = '${name}' AND row_id = t.id::text AND after ? 'deleted_at')`;

function selectItems(table: BinTable, withChange: boolean): string {
  const { name, label, bin } = table;
  const { image = 'NULL', price = 'NULL', priceLabel = 'NULL', slug = 'NULL' } = bin.fields;
  const { discountPercentage = 'NULL', endDate = 'NULL' } = bin.fields;
  // A price is exact as a double, because it does not exceed Number.MAX_SAFE_INTEGER.
  return `SELECT '${bin.type satisfies BinType}' AS type, t.id, ${label} AS name, t.deleted_at AS "deletedAt",
      ${image}::text AS image, ${price}::float8 AS price, (${priceLabel})::jsonb AS "priceLabel",
      ${slug}::text AS slug,
      ${discountPercentage}::integer AS "discountPercentage", ${endDate}::timestamptz AS "endDate"
      ${withChange ? `, ${changeOf(table)}::float8 AS change` : ''}
    FROM ${name} t WHERE t.deleted_at > $1`;
}

// An item without a change is alone on its line.
const LINE = 'coalesce(change::text, id::text)';

/** SQL for the lines with an item of the type. The newest of them stands for the line. */
function linesOf(items: string, type?: BinType): string {
  const isOfType = `('${type ?? ''}' IN ('', type))`;
  return `SELECT * FROM (
      SELECT DISTINCT ON (${LINE}) *, count(*) OVER (PARTITION BY ${LINE})::int AS together
      FROM (${items}) AS item ORDER BY ${LINE}, ${isOfType} DESC, "deletedAt" DESC, id
    ) AS line WHERE ${isOfType}`;
}
