import type { DataSource, EntityManager } from 'typeorm';
import {
  driverErrorOf,
  type RowColumns,
  type TableEntry,
  transactionWithin,
  type UndoRules,
} from '../../../platform/index.js';
import { MAX_CHANGE_MS, ROWS_AT_ONCE } from '../../../platform/limiter/limits.js';
import {
  type LockedRow,
  type LockedRows,
  type RevertedChanges,
  type RowWrite,
  TrackedRows,
} from '../../application/ports.js';
import { notStorable } from '../../domain/messages.js';
import { keyOf, type RowChange, type RowKey } from '../../domain/row-change.js';

// Adds `undoes` to the setting that the triggers record (see `TypeormChanges`). Sets the time zone of the triggers, so
// that times in the current rows are written as in the recorded steps. Returns the time of the first reverted change.
const PREPARE = `
  SELECT set_config('timezone', 'UTC', true),
         set_config('etalase.change',
           (current_setting('etalase.change')::jsonb || jsonb_build_object('undoes', $1::bigint))::text, true),
         (SELECT at FROM change WHERE id = $2) AS at`;
const LATER_STEPS = `
  SELECT table_name AS "table", row_id AS "rowId", before, after FROM change_row
  WHERE table_name = $1 AND row_id = ANY($2) AND change_id >= $3 AND change_id IS DISTINCT FROM $4
  ORDER BY change_id, seq`;

type CurrentWrite = RowWrite & Pick<LockedRow, 'current'>;

// The names that erased rows had last, as far as the history has them.
const LAST_NAMES = `
  SELECT DISTINCT ON (row_id) row_id AS "rowId", coalesce(after, before) ->> 'name' AS name FROM change_row
  WHERE table_name = $1 AND row_id = ANY($2) AND coalesce(after, before) ->> 'name' IS NOT NULL
  ORDER BY row_id, change_id DESC, seq DESC`;

// All SQLSTATE codes of violated constraints begin with these digits.
const CONSTRAINT_VIOLATION = '23';

export class TypeormTrackedRows extends TrackedRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: () => readonly TableEntry[],
    private readonly rules: () => readonly UndoRules[],
  ) {
    super();
  }

  private tables(): TableEntry[] {
    return this.entries().filter(({ history }) => history !== undefined);
  }

  private rulesOf(table: string): UndoRules | undefined {
    return this.rules().find((rules) => rules.table === table);
  }

  private namesIn(
    { name, key = 'id' }: TableEntry,
    value: string,
    ids: readonly string[],
  ): Promise<{ id: string; name: string }[]> {
    return this.dataSource.query<{ id: string; name: string }[]>(
      `SELECT t.${key}::text AS id, ${value} AS name FROM ${name} t WHERE t.${key}::text = ANY($1)`,
      [ids],
    );
  }

  override table(name: string): TableEntry | undefined {
    return this.tables().find((table) => table.name === name);
  }

  override hiddenTables(): string[] {
    return this.tables().flatMap(({ name, history }) => (history === 'hidden' ? [name] : []));
  }

  override async namesOf(keys: readonly RowKey[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const [table, ids] of this.byTable(keys)) {
      if (!table.label) continue;
      const rows = await this.namesIn(table, table.label, ids);
      for (const { id, name } of rows) names.set(keyOf({ table: table.name, rowId: id }), name);
    }
    for (const [{ name: table }, ids] of this.byTable(keys.filter((key) => !names.has(keyOf(key))))) {
      const rows = await this.dataSource.query<{ rowId: string; name: string }[]>(LAST_NAMES, [table, ids]);
      for (const { rowId, name } of rows) names.set(keyOf({ table, rowId }), name);
    }
    return names;
  }

  override async withNamesFor(changes: readonly RowChange[]): Promise<ReadonlyMap<RowChange, RowChange>> {
    const shown = new Map<RowChange, RowChange>();
    for (const { name: table, references = {} } of this.tables())
      for (const [column, { field, ...referred }] of Object.entries(references)) {
        const referring = changes.filter((change) => change.table === table);
        const ids = referring.flatMap(({ before, after }) => [before?.[column], after?.[column]]);
        const known = ids.filter((id) => typeof id === 'string');
        if (known.length === 0) continue;
        const target = this.entries().find(({ name }) => name === referred.table);
        if (!target) throw new Error(`There is no entry for the table ${referred.table}`);
        const rows = await this.namesIn(target, referred.value, known);
        const names = new Map(rows.map(({ id, name }) => [id, name]));
        const named = (columns: RowColumns | null): RowColumns | null => {
          if (columns === null || !(column in columns)) return columns;
          const { [column]: id, ...rest } = columns;
          return { ...rest, [field]: names.get(String(id)) ?? null };
        };
        for (const change of referring)
          shown.set(change, { ...change, before: named(change.before), after: named(change.after) });
      }
    return shown;
  }

  override takeBack<T>(
    { since, undoes }: RevertedChanges,
    keys: readonly RowKey[],
    work: (rows: LockedRows) => Promise<T>,
  ): Promise<T> {
    return transactionWithin(this.dataSource, MAX_CHANGE_MS, async (manager) => {
      const [reverted] = await manager.query<{ at: Date | null }[]>(PREPARE, [undoes, since]);
      // If the change was purged meanwhile, the earliest possible time is used.
      const at = reverted?.at ?? new Date(0);
      const rows = new Map<string, LockedRow>();
      // The tables, and the rows of each table, are locked in a fixed order, so that two undo requests cannot deadlock.
      for (const [table, ids] of this.byTable(keys)) {
        const rules = this.rulesOf(table.name);
        const locked = await lockRows(manager, table, rules, ids);
        const laterSteps = await manager.query<RowChange[]>(LATER_STEPS, [table.name, ids, since, undoes]);
        const laterOf = Map.groupBy(laterSteps, keyOf);
        for (const { rowId, current } of locked) {
          const key = keyOf({ table: table.name, rowId });
          const adapt: LockedRow['adapt'] = (earlier, now) =>
            rules?.adapt?.(earlier, { current, since: at, now }) ?? earlier;
          rows.set(key, { current, later: laterOf.get(key) ?? [], adapt });
        }
      }
      return work({
        find: (key) => rows.get(keyOf(key)),
        writeAll: (writes) =>
          this.writeAll(
            manager,
            writes.map((write) => ({ ...write, current: rows.get(keyOf(write))?.current ?? {} })),
          ),
      });
    });
  }

  private byTable(keys: readonly RowKey[]): [TableEntry, string[]][] {
    const idsOf = Map.groupBy(keys, ({ table }) => table);
    return [...this.tables()]
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((table): [TableEntry, string[]][] => {
        const ids = new Set((idsOf.get(table.name) ?? []).map(({ rowId }) => rowId));
        return ids.size === 0 ? [] : [[table, [...ids].sort()]];
      });
  }

  /** Writes successive rows of one table in one statement, and row by row if a constraint refuses one of them. */
  private async writeAll(
    manager: EntityManager,
    writes: readonly CurrentWrite[],
  ): Promise<ReadonlyMap<string, string>> {
    const refused = new Map<string, string>();
    for (const run of runsOf(writes)) {
      if (run.length > 1 && (await this.write(manager, run)) === undefined) continue;
      for (const row of run) {
        const reason = await this.write(manager, [row]);
        if (reason !== undefined) refused.set(keyOf(row), reason);
      }
    }
    return refused;
  }

  /**
   * Writes within a savepoint, so that a refused write does not revert the writes of other rows.
   * @returns the reason why a constraint refuses one of the rows.
   */
  private async write(manager: EntityManager, writes: readonly CurrentWrite[]): Promise<string | undefined> {
    const [first] = writes;
    const table = first && this.table(first.table);
    if (!table) throw new Error(`The table ${first?.table} is not tracked`);
    const escape = (name: string): string => this.dataSource.driver.escape(name);
    const [name, key] = [escape(table.name), table.key ?? 'id'];
    const columns = [...new Set(writes.flatMap((write) => Object.keys(write.columns)))];
    const rows = writes.map(({ current, columns: written }) => {
      const row = { ...current, ...written };
      return Object.fromEntries([key, ...columns].map((column) => [column, row[column]]));
    });
    // `jsonb_populate_recordset` converts the JSON values to the types of the columns.
    const sql = `UPDATE ${name} AS t
      SET ${columns.map((column) => `${escape(column)} = w.${escape(column)}`).join(', ')}
      FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) AS w WHERE t.${escape(key)} = w.${escape(key)}`;
    try {
      await manager.transaction((savepoint) => savepoint.query(sql, [JSON.stringify(rows)]));
      return undefined;
    } catch (error) {
      const { code, constraint } = driverErrorOf(error);
      if (!code?.startsWith(CONSTRAINT_VIOLATION)) throw error;
      const row = { ...first.current, ...first.columns };
      return this.rulesOf(table.name)?.refusal?.(constraint ?? '', row) ?? notStorable;
    }
  }
}

function runsOf(writes: readonly CurrentWrite[]): CurrentWrite[][] {
  const runs: CurrentWrite[][] = [];
  for (const write of writes) {
    const last = runs.at(-1);
    if (last?.[0]?.table === write.table && last.length < ROWS_AT_ONCE) last.push(write);
    else runs.push([write]);
  }
  return runs;
}

/** Locks the rows, and then takes the advisory locks that writers of these rows hold (see `UndoRules.lock`). */
async function lockRows(
  manager: EntityManager,
  { name, key = 'id' }: TableEntry,
  { lock }: Partial<UndoRules> = {},
  ids: readonly string[],
): Promise<{ rowId: string; current: RowColumns }[]> {
  const { driver } = manager.dataSource;
  const column = `t.${driver.escape(key)}`;
  const rows = await manager.query<{ rowId: string; current: RowColumns }[]>(
    `SELECT ${column}::text AS "rowId", to_jsonb(t) AS current FROM ${driver.escape(name)} t
     WHERE ${column} = ANY($1) ORDER BY ${column} FOR UPDATE`,
    [ids],
  );
  const locks = new Set(lock ? rows.map(({ current }) => lock(current)) : []);
  for (const lockName of [...locks].sort())
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lockName]);
  return rows;
}
