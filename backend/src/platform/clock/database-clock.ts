import type { DataSource } from 'typeorm';
import { Clock } from './clock.js';

export class DatabaseClock extends Clock {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async now(): Promise<Date> {
    const rows: { now: Date }[] = await this.dataSource.query('SELECT clock_timestamp() AS now');
    const now = rows[0]?.now;
    if (!now) throw new Error('The database returned no time');
    return now;
  }
}
