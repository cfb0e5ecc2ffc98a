import type { Repository } from 'typeorm';
import { type ContentKey, ContentStore } from '../../application/ports/content-store.js';
import type { ContentRecord } from './content.record.js';

const SAVE = `
  INSERT INTO content (key, body, version, updated_at) VALUES ($1, $2, 1, $3)
  ON CONFLICT (key) DO UPDATE
    SET body = excluded.body, version = content.version + 1, updated_at = excluded.updated_at`;

export class TypeormContentStore extends ContentStore {
  constructor(private readonly records: Repository<ContentRecord>) {
    super();
  }

  override async find(key: ContentKey): Promise<unknown> {
    return (await this.records.findOneBy({ key }))?.body;
  }

  override async save(key: ContentKey, body: object, now: Date): Promise<void> {
    await this.records.query(SAVE, [key, JSON.stringify(body), now]);
  }
}
