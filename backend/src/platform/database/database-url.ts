import type { OnApplicationShutdown } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { OperatorError } from '../domain/operator-error.js';
import { DataFolderInUse, EmbeddedPostgres } from './embedded-postgres.js';

/** The URL of the configured database server, or of an embedded server that is started for the shop. */
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

  /**
   * Returns the URL for a command line tool. Without DATABASE_URL, this is the URL of the embedded server. If the shop
   * is not running, the embedded server is started until the tool has finished.
   * @throws OperatorError when DATABASE_URL is not set and DATA_DIR has no shop. A mistyped folder must not become a
   * new, empty shop.
   */
  static async forTool(config: Config): Promise<DatabaseUrl> {
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
      throw new OperatorError(
        `There is no shop in ${config.dataDir}: set DATA_DIR or DATABASE_URL to the shop's value.`,
      );
    try {
      return await DatabaseUrl.of(config);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      return new DatabaseUrl(await new EmbeddedPostgres(config.dataDir).urlOfRunningServer());
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.stop();
  }
}
