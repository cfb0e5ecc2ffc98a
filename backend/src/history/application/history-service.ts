import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, notFound } from '../../platform/domain/domain-error.js';
import * as messages from '../domain/messages.js';
import { daysBefore } from '../../platform/domain/days-before.js';
import { IMAGES_KEPT_DAYS, KEPT_CHANGES, KEPT_DAYS } from '../domain/retention.js';
import {
  columnsBefore,
  imagesIn,
  isAsLeft,
  keyOf,
  netChanges,
  type RowChange,
  type RowKey,
} from '../domain/row-change.js';
import { actionOf, type RowAction, type ShownValue, shownValues } from '../domain/shown-row.js';
import type {
  ChangeOrigin,
  ChangeQuery,
  Changes,
  ChangeStore,
  HistoryImages,
  LockedRows,
  RecordedChange,
  TrackedRows,
} from './ports.js';

export interface ShownRow extends RowKey {
  /** The name by which the owner knows the row; null when it has none. */
  readonly name: string | null;
  readonly action: RowAction;
  readonly values: readonly ShownValue[];
  /** It names an image that was removed since. */
  readonly imagesRemoved: boolean;
}

export interface ShownChange extends RecordedChange {
  readonly rows: readonly ShownRow[];
  readonly rowCount: number;
}

export interface Undone {
  readonly restored: number;
  readonly skipped: readonly { readonly rowId: string; readonly reason: string }[];
}

/** Reads, undoes and purges what the panel changed. */
export class HistoryService {
  constructor(
    private readonly changes: Changes,
    private readonly store: ChangeStore,
    private readonly rows: TrackedRows,
    private readonly images: HistoryImages,
    private readonly clock: Clock,
  ) {}

  async list(query: ChangeQuery): Promise<ShownChange[]> {
    const listed = await this.store.list(query, this.rows.hiddenTables());
    const changes = listed.map(({ steps, ...change }) => ({ ...change, net: netChanges(steps) }));
    const all = changes.flatMap(({ net }) => net);
    const [names, missing] = await Promise.all([
      this.rows.namesOf(all),
      this.images.missingAmong(imagesIn(...all.flatMap(({ before, after }) => [before, after]))),
    ]);
    const show = (row: RowChange): ShownRow => ({
      table: row.table,
      rowId: row.rowId,
      name: names.get(keyOf(row)) ?? textOf((row.after ?? row.before)?.['name']),
      action: actionOf(row),
      values: shownValues(row),
      imagesRemoved: imagesIn(row.before, row.after).some((path) => missing.includes(path)),
    });
    return changes.map(({ net, ...change }) => ({ ...change, rows: net.map(show) }));
  }

  /** Undoes a change row by row. A row that is no longer as the change left it is skipped. */
  async undo(id: number, origin: ChangeOrigin): Promise<Undone> {
    const steps = await this.store.stepsOf(id);
    if (!steps) throw notFound();
    const changes = netChanges(steps).reverse();
    const now = await this.clock.now();
    // Before the transaction begins, because the storage may be slow.
    const named = imagesIn(...changes.map(({ before }) => before));
    const existing = new Set(await this.images.protectExisting(named));
    return this.changes.run(origin, () =>
      this.rows.undo(id, changes, async (rows) => {
        const undone = { restored: 0, skipped: [] as { rowId: string; reason: string }[] };
        for (const change of changes) {
          const reason = await this.undoRow(change, rows, existing, now);
          if (this.rows.table(change.table)?.isHidden) continue;
          if (reason === undefined) undone.restored += 1;
          else undone.skipped.push({ rowId: change.rowId, reason });
        }
        return undone;
      }),
    );
  }

  /** Removes at most `limit` entries that are too old or too many. @returns how many. */
  purge(now: Date, limit: number): Promise<number> {
    return this.store.removeOldest({ until: daysBefore(now, KEPT_DAYS), keep: KEPT_CHANGES, atMost: limit });
  }

  /** Which of these paths and URLs of images a recent change names. */
  async referencedAmong(urls: readonly string[]): Promise<string[]> {
    const since = daysBefore(await this.clock.now(), IMAGES_KEPT_DAYS);
    const keys = new Set(await this.store.imageKeysSince(since));
    return urls.filter((url) => keys.has(url.slice(url.lastIndexOf('/') + 1)));
  }

  /** None, because changes of the samples name images that every shop may have. */
  ownAmong(): Promise<string[]> {
    return Promise.resolve([]);
  }

  /** @returns why the row was skipped; undefined when it was undone. */
  private async undoRow(
    change: RowChange,
    rows: LockedRows,
    existingImages: ReadonlySet<string>,
    now: Date,
  ): Promise<string | undefined> {
    const table = this.rows.table(change.table);
    if (!table) return messages.noLongerTracked;
    const row = rows.find(change);
    if (!row || change.after === null) return messages.removedForGood;
    if (!isAsLeft(change, row.current, row.later)) return messages.changedSince;
    if (!imagesIn(change.before).every((path) => existingImages.has(path))) return messages.imagesRemoved;
    try {
      await rows.write(change, columnsBefore(change, row.current, table.removed(now), now));
      return undefined;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') return error.message;
      throw error;
    }
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
