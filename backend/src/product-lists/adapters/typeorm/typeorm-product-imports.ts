import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { DomainError, managerOf, transaction } from '../../../platform/index.js';
import { inTurns } from '../../../platform/limiter/in-turns.js';
import { ProductImports, type StoredImport } from '../../application/ports.js';
import { IMPORT_KEPT_MS, type ImportResult } from '../../domain/import-report.js';
import { reportTooLarge } from '../../domain/messages.js';
import { ProductImportRecord } from './product-import.record.js';

const MAX_KEPT = 5;
const ITEMS_AT_ONCE = 500;
const MAX_BYTES = 20 * 1024 * 1024;
// What a report of version 1.0.0 does not have.
const NOT_ASKED = { questions: [], recognized: [], names: null };

export class TypeormProductImports extends ProductImports {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ list, report, ...head }: Omit<StoredImport, 'result'>): Promise<void> {
    const texts = { list: await jsonOf({ ...list }), report: await jsonOf({ ...report }) };
    const bytes = Buffer.byteLength(texts.list) + Buffer.byteLength(texts.report);
    if (bytes > MAX_BYTES) throw new DomainError('too-large', reportTooLarge);
    await transaction(this.dataSource, async (manager) => {
      await manager.insert(ProductImportRecord, { ...head, ...texts, result: null });
      await manager.query(
        `DELETE FROM product_import WHERE created_at <= $1 OR id IN (
           SELECT id FROM (
             SELECT id, row_number() OVER newest AS position,
               sum(octet_length(list) + octet_length(report)) OVER newest AS bytes
             FROM product_import WINDOW newest AS (ORDER BY id <> $2, created_at DESC, id)
           ) kept WHERE position > $3 OR bytes > $4
         )`,
        [keptSince(head.createdAt), head.id, MAX_KEPT, MAX_BYTES],
      );
    });
  }

  override find(id: string, now: Date): Promise<StoredImport | undefined> {
    return this.findWith(managerOf(this.dataSource), id, now);
  }

  override findForUpdate(id: string, now: Date): Promise<StoredImport | undefined> {
    return transaction(this.dataSource, (manager) => this.findWith(manager, id, now, 'pessimistic_write'));
  }

  override async complete(id: string, result: ImportResult): Promise<void> {
    await transaction(this.dataSource, (manager) =>
      manager.update(ProductImportRecord, { id }, { result: JSON.stringify(result) }),
    );
  }

  private async findWith(
    manager: EntityManager,
    id: string,
    now: Date,
    lock?: 'pessimistic_write',
  ): Promise<StoredImport | undefined> {
    const record = await manager.findOne(ProductImportRecord, {
      where: { id, createdAt: MoreThan(keptSince(now)) },
      ...(lock && { lock: { mode: lock } }),
    });
    if (!record) return undefined;
    return {
      id: record.id,
      createdAt: record.createdAt,
      list: JSON.parse(record.list) as StoredImport['list'],
      report: { ...NOT_ASKED, ...(JSON.parse(record.report) as StoredImport['report']) },
      result: record.result === null ? null : (JSON.parse(record.result) as ImportResult),
    };
  }
}

/** Like JSON.stringify, which would keep the event loop busy for the arrays of a long list. */
async function jsonOf(value: Readonly<Record<string, unknown>>): Promise<string> {
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    const items: string[] = [];
    if (Array.isArray(field))
      for await (const some of inTurns(field, ITEMS_AT_ONCE))
        items.push(...some.map((item) => JSON.stringify(item)));
    const text = Array.isArray(field) ? `[${items.join()}]` : JSON.stringify(field);
    fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join()}}`;
}

const keptSince = (now: Date): Date => new Date(now.getTime() - IMPORT_KEPT_MS);
