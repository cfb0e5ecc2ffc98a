import type { Clock } from '../../platform/clock/clock.js';
import { notFound } from '../../platform/domain/domain-error.js';
import { deletedRow } from '../domain/row-change.js';
import type { RowColumns } from '../../platform/domain/table-entry.js';
import * as messages from '../domain/messages.js';
import { binStart } from '../../platform/domain/bin.js';
import { daysBefore } from '../../platform/domain/instant.js';
import { KEPT_CHANGES, KEPT_DAYS } from '../domain/retention.js';
import {
  columnsOf,
  imagesIn,
  isDeleted,
  isDeletedAfter,
  isErased,
  isSameState,
  isUnchangedSince,
  keyOf,
  netChanges,
  type RowChange,
  type RowKey,
  stateBefore,
} from '../domain/row-change.js';
import { actionOf, type RowAction, type ShownValue, shownValues } from '../domain/shown-row.js';
import type {
  ChangeOrigin,
  ChangeQuery,
  Changes,
  ChangeStore,
  RecordImages,
  LockedRow,
  LockedRows,
  RecordedChange,
  RevertedChanges,
  TrackedRows,
} from './ports.js';

export interface ShownRow extends RowKey {
  /** The name by which the owner knows the row; null if the row has no name. */
  readonly name: string | null;
  readonly action: RowAction;
  readonly values: readonly ShownValue[];
  /** Whether the row refers to an image that was removed after the change. */
  readonly imagesRemoved: boolean;
}

export interface ShownChange extends RecordedChange {
  readonly rows: readonly ShownRow[];
  readonly rowCount: number;
}

export interface SkippedRow {
  readonly rowId: string;
  readonly name: string | null;
  readonly reason: string;
}

export interface TakenBackRows {
  readonly restored: number;
  readonly skipped: readonly SkippedRow[];
}

/**
 * Returns the earlier state of a row (null if the row did not exist), the reason to skip the row, or undefined if the
 * row is not concerned. `absent` has the columns that mark the row as deleted.
 */
type FindEarlier<Key extends RowKey> = (
  key: Key,
  row: LockedRow,
  absent: RowColumns,
) => { readonly earlier: RowColumns | null } | string | undefined;

interface Decision {
  readonly columns?: RowColumns;
  readonly reason?: string;
}

export class HistoryService {
  constructor(
    private readonly changes: Changes,
    private readonly store: ChangeStore,
    private readonly tracked: TrackedRows,
    private readonly images: RecordImages,
    private readonly clock: Clock,
  ) {}

  async list(query: ChangeQuery): Promise<ShownChange[]> {
    const listed = await this.store.list(query, this.tracked.hiddenTables());
    const changes = listed.map(({ steps, ...change }) => ({ ...change, net: netChanges(steps) }));
    const show = await this.rowPresenter(changes.flatMap(({ net }) => net));
    return changes.map(({ net, ...change }) => ({ ...change, rows: net.map(show) }));
  }

  /** Lists rows of a change. @throws DomainError 'not-found' if there is no such change. */
  async rows(
    id: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ rows: ShownRow[]; total: number }> {
    const found = await this.store.rowsOf(id, page, this.tracked.hiddenTables());
    if (!found) throw notFound();
    const net = netChanges(found.steps);
    return { rows: net.map(await this.rowPresenter(net)), total: found.total };
  }

  private async rowPresenter(allRows: readonly RowChange[]): Promise<(row: RowChange) => ShownRow> {
    const [names, shown, missing] = await Promise.all([
      this.tracked.namesOf(allRows),
      this.tracked.withNamesFor(allRows),
      this.images.missingAmong(imagesIn(...allRows.flatMap(({ before, after }) => [before, after]))),
    ]);
    return (row) => ({
      table: row.table,
      rowId: row.rowId,
      // An erased row has no current name, so its name comes from the change itself.
      name: names.get(keyOf(row)) ?? textOf((row.after ?? row.before)?.['name']),
      action: actionOf(row),
      values: shownValues(shown.get(row) ?? row, this.tracked.table(row.table)?.follows),
      imagesRemoved: imagesIn(row.before, row.after).some((path) => missing.includes(path)),
    });
  }

  /** Undoes a change row by row. A row is skipped if it no longer has the values that the change left. */
  async undo(id: number, origin: ChangeOrigin): Promise<TakenBackRows> {
    const steps = await this.store.stepsOf(id);
    if (!steps) throw notFound();
    const rowChanges = netChanges(steps).reverse();
    const states = rowChanges.map(({ before }) => before);
    return this.takeBack({ since: id, undoes: id }, rowChanges, states, origin, (change, row) => {
      if (change.after === null) return messages.removedForGood;
      if (!isUnchangedSince(change, row.current, row.later)) return messages.changedSince;
      return { earlier: change.before };
    });
  }

  /** Restores what a change deleted, as far as it still is in the bin since then. */
  async restoreDeletedBy(id: number, origin: ChangeOrigin): Promise<TakenBackRows> {
    const steps = (await this.store.stepsOf(id)) ?? [];
    const deleted = netChanges(steps)
      .reverse()
      .filter((row) => actionOf(row) === 'deleted' && this.tracked.table(row.table)?.bin);
    if (deleted.length === 0) throw notFound();
    const since = binStart(await this.clock.now());
    const states = deleted.map(({ before }) => before);
    return this.takeBack(
      { since: id, undoes: id },
      deleted,
      states,
      origin,
      ({ before }, { current, later }) => {
        // A row that was restored or deleted once more belongs to another line of the bin.
        const isInLine = isDeleted(current) && !later.some(({ after }) => after && 'deleted_at' in after);
        if (!isInLine) return undefined;
        return isDeletedAfter(current, since) ? { earlier: before } : messages.removedForGood;
      },
    );
  }

  /** Restores the state of a row before a change. Later changes of the row are reverted, too. */
  async restore(id: number, key: RowKey, origin: ChangeOrigin): Promise<TakenBackRows> {
    const steps = await this.store.stepsSince(id, key);
    if (steps.length === 0) throw notFound();
    const states = steps.flatMap(({ before, after }) => [before, after]);
    return this.takeBack({ since: id, undoes: null }, [key], states, origin, (_, row, absent) => {
      const earlier = stateBefore(row.current, row.later, absent);
      return isDeleted(earlier) ? messages.notThereThen : { earlier };
    });
  }

  /**
   * Removes at most `limit` changes that are too old, or that exceed the maximum number of changes.
   * @returns the number of removed changes.
   */
  purge(now: Date, limit: number): Promise<number> {
    return this.store.removeOldest({ until: daysBefore(now, KEPT_DAYS), keep: KEPT_CHANGES, atMost: limit });
  }

  /**
   * Restores an earlier state of rows.
   * @param reverted which changes are reverted.
   * @param states columns that mention all images of the earlier states.
   */
  private async takeBack<Key extends RowKey>(
    reverted: RevertedChanges,
    keys: readonly Key[],
    states: readonly (RowColumns | null)[],
    origin: ChangeOrigin,
    findEarlier: FindEarlier<Key>,
  ): Promise<TakenBackRows> {
    const now = await this.clock.now();
    // The images are protected before the transaction begins, so that a slow storage does not prolong the transaction.
    const images = await this.images.protectExisting(imagesIn(...states));
    const { restored, skipped } = await this.changes.run(origin, () =>
      this.tracked.takeBack(reverted, keys, async (lockedRows) => {
        const decisions = keys.map((key) => ({
          key,
          ...this.decide(key, lockedRows, findEarlier, images, now),
        }));
        const writes = decisions.flatMap(({ key: { table, rowId }, columns }) =>
          columns ? [{ table, rowId, columns }] : [],
        );
        const refused = await lockedRows.writeAll(writes);
        // The owner does not know hidden rows, so they are restored without being reported.
        const shown = decisions.filter(({ key }) => this.tracked.table(key.table)?.history !== 'hidden');
        const skippedRows = shown.flatMap(({ key, reason = refused.get(keyOf(key)) }) =>
          reason === undefined ? [] : [{ table: key.table, rowId: key.rowId, reason }],
        );
        const written = shown.filter(({ key, columns }) => columns && !refused.has(keyOf(key)));
        return { restored: written.length, skipped: skippedRows };
      }),
    );
    const names = await this.tracked.namesOf(skipped);
    return {
      restored,
      skipped: skipped.map((row) => ({
        rowId: row.rowId,
        name: names.get(keyOf(row)) ?? null,
        reason: row.reason,
      })),
    };
  }

  /** Decides what becomes of a row: columns to write, or the reason to skip it, or nothing if it is not concerned. */
  private decide<Key extends RowKey>(
    key: Key,
    lockedRows: LockedRows,
    findEarlier: FindEarlier<Key>,
    images: readonly string[],
    now: Date,
  ): Decision {
    const table = this.tracked.table(key.table);
    if (!table) return { reason: messages.noLongerTracked };
    const row = lockedRows.find(key);
    if (!row || isErased(row.current)) return { reason: messages.removedForGood };
    const absent = table.absent ?? deletedRow(now);
    const found = findEarlier(key, row, absent);
    if (found === undefined) return {};
    if (typeof found === 'string') return { reason: found };
    const earlier = found.earlier && row.adapt(found.earlier, now);
    if (earlier && isSameState(earlier, row.current)) return { reason: messages.alreadySo };
    // An image that the row refers to now is accepted even if it no longer exists.
    const available = new Set([...images, ...imagesIn(row.current)]);
    if (!imagesIn(earlier).every((path) => available.has(path))) return { reason: messages.imagesRemoved };
    return { columns: columnsOf(earlier, row.current, absent, now) };
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
