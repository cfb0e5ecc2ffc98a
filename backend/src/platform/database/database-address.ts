import type { OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { EmbeddedPostgres } from './embedded-postgres.js';

/** Where the database is: the configured server, or an embedded one that starts on first use. */
export class DatabaseAddress implements OnApplicationShutdown {
  private constructor(
    readonly url: string,
    private readonly embedded?: EmbeddedPostgres,
  ) {}

  static async of(config: Config): Promise<DatabaseAddress> {
    if (config.databaseUrl) return new DatabaseAddress(config.databaseUrl);
    const embedded = new EmbeddedPostgres(config.dataDir);
    return new DatabaseAddress(await embedded.start(), embedded);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.stop();
  }
}
