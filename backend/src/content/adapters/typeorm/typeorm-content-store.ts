import type { Repository } from 'typeorm';
import { managerOf, transaction } from '../../../platform/index.js';
import { ContentStore, type StoredContent } from '../../application/ports.js';
import { ContentRecord } from './content.record.js';

// The first WHERE checks the expected version if no row exists yet. The second WHERE checks the version of an existing
// row, which is locked at that moment.
const SAVE = `
  INSERT INTO content (key, body, version, updated_at)
  SELECT $1::text, $2::jsonb, 1, $3::timestamptz
  WHERE $4::integer IS NULL OR $4 = 0 OR EXISTS (SELECT FROM content WHERE key = $1)
  ON CONFLICT (key) DO UPDATE
    SET body = excluded.body, version = content.version + 1, updated_at = excluded.updated_at
    WHERE $4 IS NULL OR content.version = $4
  RETURNING version`;

export class TypeormContentStore extends ContentStore {
  constructor(private readonly records: Repository<ContentRecord>) {
    super();
  }

  override async find(key: string): Promise<StoredContent | undefined> {
    const { dataSource } = this.records.manager;
    const record = await managerOf(dataSource).findOneBy(ContentRecord, { key });
    return record ? { body: record.body, version: record.version } : undefined;
  }

  override async findAll(): Promise<ReadonlyMap<string, StoredContent>> {
    const records = await managerOf(this.records.manager.dataSource).find(ContentRecord);
    return new Map(records.map(({ key, body, version }) => [key, { body, version }]));
  }

  override async save(
    key: string,
    body: object,
    now: Date,
    expectedVersion?: number,
  ): Promise<number | undefined> {
    const rows = await transaction(this.records.manager.dataSource, (manager) =>
      manager.query<{ version: number }[]>(SAVE, [key, JSON.stringify(body), now, expectedVersion ?? null]),
    );
    return rows[0]?.version;
  }
}
