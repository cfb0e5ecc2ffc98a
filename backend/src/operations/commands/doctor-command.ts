import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StorageMarks, StorageProbe } from '../../media/index.js';
import { imageSampleOf, objectStorageOf } from '../../media/tools.js';
import { DatabaseClock } from '../../platform/clock/database-clock.js';
import { Config } from '../../platform/config/config.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { DatabaseUrl } from '../../platform/database/database-url.js';
import { TABLES } from '../../platform/wiring/declarations.js';
import { BackupStatus, BackupStatusRecord } from '../backup/backup-status.js';
import { ShopClient, ShopIdentity } from '../diagnostics/connection.js';
import { DatabaseInspector } from '../diagnostics/database-inspector.js';
import { Diagnostics, settingsOf } from '../diagnostics/diagnostics.js';
import { type Finding, type Level, worstOf } from '../diagnostics/finding.js';
import { Machine } from '../diagnostics/machine.js';
import { lineOf } from '../diagnostics/messages.js';
import { operatorMessage } from './operator-message.js';
import { withDatabase } from './tool-database.js';

const USAGE = `Checks what the shop needs and says what to do about each problem.

  npm run doctor

Uses the shop's own variables, and changes nothing: it writes into the database and rolls back. It writes a file into
the storage and each folder, and removes it.
Exit code: 0 all is well, 1 warnings, 2 errors, 3 the checks could not be made.
`;

const EXIT_CODES: Readonly<Record<Level, number>> = { ok: 0, warning: 1, error: 2 };
const NOT_CHECKED = 3;

/**
 * Runs the checks of the command `doctor`.
 * @param shop the root module, whose slices declare their tables.
 * @throws OperatorError when there is no shop in DATA_DIR, or the database cannot be started.
 */
export async function examine(config: Config, shop: Type): Promise<Finding[]> {
  return withDatabase(DatabaseUrl.forTool(config), async ({ url }) => {
    const dataSource = new DataSource({ ...dataSourceOptions(url), entities: [BackupStatusRecord] });
    const failure = await dataSource.initialize().then(
      () => undefined,
      (error: Error) => error,
    );
    // Without a database, the other checks still run. The rejection becomes the finding about the database.
    const inspector = failure
      ? { inspect: () => Promise.reject(failure), probeWrite: () => Promise.reject(failure) }
      : new DatabaseInspector(dataSource);
    const storage = await objectStorageOf(config, true);
    const diagnostics = new Diagnostics(
      settingsOf(config),
      inspector,
      new StorageProbe(storage),
      new StorageMarks(storage),
      imageSampleOf(dataSource, new DatabaseClock(dataSource), config, storage, TABLES.declaredBy(shop)),
      new BackupStatus(dataSource.getRepository(BackupStatusRecord)),
      new Machine(),
    );
    // The request to PUBLIC_URL begins now, so that it runs at the same time as the other checks.
    const connection = diagnostics.checkPublicUrl(new ShopClient(), new ShopIdentity(inspector));
    try {
      return [...(await diagnostics.run()), ...(await diagnostics.checkForOperator()), ...(await connection)];
    } finally {
      if (!failure) await dataSource.destroy();
    }
  });
}

export async function doctorCommand(parameters: string[], shop: Type): Promise<number> {
  if (parameters.length > 0) {
    const isHelp = parameters[0] === '--help';
    (isHelp ? process.stdout : process.stderr).write(USAGE);
    return isHelp ? 0 : NOT_CHECKED;
  }
  try {
    const findings = await examine(new Config(), shop);
    for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
    return EXIT_CODES[worstOf(findings)];
  } catch (error) {
    process.stderr.write(`${operatorMessage(error)}\n`);
    return NOT_CHECKED;
  }
}
