import type { OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { DataFolderInUse, EmbeddedPostgres } from './embedded-postgres.js';

/** Where the database is: the configured server, or an embedded one that starts on first use. */
export class DatabaseUrl implements OnApplicationShutdown {
  private constructor(
    readonly url: string,
    private readonly embedded?: EmbeddedPostgres,
  ) {}

  static async of(config: Config): Promise<DatabaseUrl> {
    if (config.databaseUrl) return new DatabaseUrl(config.databaseUrl);
    const embedded = new EmbeddedPostgres(config.dataDir);
    return new DatabaseUrl(await embedded.start(), embedded);
  }

  /** For a tool beside the shop: the embedded server of a running shop, or one of its own until it is done. */
  static async join(config: Config): Promise<DatabaseUrl> {
    try {
      return await DatabaseUrl.of(config);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      return new DatabaseUrl(await new EmbeddedPostgres(config.dataDir).join());
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.stop();
  }
}
