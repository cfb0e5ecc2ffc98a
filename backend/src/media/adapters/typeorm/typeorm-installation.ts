import { randomUUID } from 'node:crypto';
import type { Repository } from 'typeorm';
import { DATABASE_NAME } from '../../../platform/index.js';
import { Installation } from '../../application/ports.js';
import type { InstallationRecord } from './installation.record.js';

/** The first replica that reads the id creates it. All other replicas then read the same id. */
export class TypeormInstallation extends Installation {
  constructor(private readonly records: Repository<InstallationRecord>) {
    super();
  }

  override async id(): Promise<string> {
    const found = await this.records.findOneBy({ onlyRow: 1 });
    if (found) return found.id;
    await this.records
      .createQueryBuilder()
      .insert()
      .values({ onlyRow: 1, id: randomUUID() })
      .orIgnore()
      .execute();
    return (await this.records.findOneByOrFail({ onlyRow: 1 })).id;
  }

  override async databaseName(): Promise<string> {
    const [row] = await this.records.query<{ name: string }[]>(`SELECT ${DATABASE_NAME} AS name`);
    if (!row) throw new Error('The database returned no row');
    return row.name;
  }
}
