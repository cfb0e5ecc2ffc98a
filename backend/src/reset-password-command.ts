import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { adminRecords, adminServices } from './admin-auth/admin-services.js';
import { DatabaseClock } from './platform/clock/database-clock.js';
import { Config, ConfigError } from './platform/config/config.js';
import { DatabaseUrl } from './platform/database/database-url.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';
import { DataFolderInUse, DataFolderVersion } from './platform/database/embedded-postgres.js';
import { DomainError } from './platform/domain/domain-error.js';

const USAGE = `Sets a new admin password and ends every session.

  make reset-password                          a generated password, shown once
  npm run reset-password -- --password-stdin   the first line of standard input

Works on DATABASE_URL or on the embedded database in DATA_DIR, whether the shop runs or not.
`;

/** An error whose message is written for the operator. */
class CannotReset extends Error {}

/** @returns the new password, generated when none was chosen. */
export async function resetPassword(config: Config, chosen?: string): Promise<string> {
  // A wrong folder must not be turned into a new, empty shop.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
    throw new CannotReset(
      `There is no shop in ${config.dataDir}: set DATA_DIR or DATABASE_URL to the shop's value.`,
    );
  const database = await DatabaseUrl.forTool(config);
  try {
    const dataSource = new DataSource({ ...dataSourceOptions(database.url), entities: adminRecords });
    await dataSource.initialize();
    try {
      const [found]: { table: string | null }[] = await dataSource.query(
        `SELECT to_regclass('admin_account') AS "table"`,
      );
      if (!found?.table) throw new CannotReset('There is no shop in this database: start the shop once.');
      return await adminServices(dataSource, new DatabaseClock(dataSource), config).passwords.reset(chosen);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await database.onApplicationShutdown();
  }
}

/** @returns the exit code. */
export async function resetPasswordCommand(options: string[]): Promise<number> {
  if (options.includes('--help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const fromInput = options.includes('--password-stdin');
  if (options.length > (fromInput ? 1 : 0)) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const chosen = fromInput ? (await text(process.stdin)).split(/\r?\n/u, 1)[0] : undefined;
    const password = await resetPassword(new Config(), chosen);
    process.stdout.write('The admin password was changed, and every session was ended.\n');
    if (!fromInput) process.stdout.write(`\n  Admin password: ${password}\n\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageFor(error)}\n`);
    return 1;
  }
}

function messageFor(error: unknown): string {
  if (error instanceof DataFolderInUse)
    return `${error.message}, but its database does not respond. Try again in a moment.`;
  if (
    error instanceof CannotReset ||
    error instanceof ConfigError ||
    error instanceof DataFolderVersion ||
    error instanceof DomainError
  )
    return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code) return `Database error ${code}. Check DATABASE_URL and that the server runs.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
