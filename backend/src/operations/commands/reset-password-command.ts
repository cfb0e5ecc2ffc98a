import { text } from 'node:stream/consumers';
import {
  adminRecords,
  adminServices,
  commonPasswords,
  isEasyToGuess,
  MAX_BYTES,
  MIN_LENGTH,
} from '../../admin-auth/tools.js';
import { operatorMessage } from './operator-message.js';
import { DatabaseClock } from '../../platform/clock/database-clock.js';
import { Config } from '../../platform/config/config.js';
import { DatabaseUrl } from '../../platform/database/database-url.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { OperatorError } from '../../platform/domain/operator-error.js';
import { withDatabase, withDataSource } from './tool-database.js';

const USAGE = `Sets a new admin password and ends every session.

  make reset-password                          a generated password, shown once
  npm run reset-password -- --password-stdin   the first line of standard input

Works on DATABASE_URL or on the embedded database in DATA_DIR, whether the shop runs or not.
`;

const EASY = 'This password is easy to guess. Consider another one.\n';
const OWN_WORDS = `
  SELECT ARRAY[body #>> '{company,name}', body #>> '{company,chatNumber}'] AS own
  FROM content WHERE key = 'site-content'`;

const PASSWORD_RULE = `The password was not changed: it must have at least ${MIN_LENGTH} characters, and at most ${MAX_BYTES} bytes.`;

/**
 * Sets the password of the panel.
 * @param onEasy called when the password is easy to guess.
 * @returns the new password, which is generated when none was chosen.
 */
export async function resetPassword(
  config: Config,
  chosen?: string,
  onEasy = (): void => undefined,
): Promise<string> {
  return withDatabase(DatabaseUrl.forTool(config), (database) =>
    withDataSource(database, adminRecords, async (dataSource) => {
      const [adminTable]: { table: string | null }[] = await dataSource.query(
        `SELECT to_regclass('admin_account') AS "table"`,
      );
      if (!adminTable?.table)
        throw new OperatorError('There is no shop in this database: start the shop once.');
      const { passwords } = adminServices(dataSource, new DatabaseClock(dataSource), config);
      const password = await passwords.reset(chosen);
      const [shop]: { own: (string | null)[] }[] = await dataSource.query(OWN_WORDS);
      const own = shop?.own.filter((word) => word !== null) ?? [];
      if (isEasyToGuess(password, commonPasswords(), own)) onEasy();
      return password;
    }),
  );
}

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
    const password = await resetPassword(new Config(), chosen, () => process.stderr.write(EASY));
    process.stdout.write('The admin password was changed, and every session was ended.\n');
    if (!fromInput) process.stdout.write(`\n  Admin password: ${password}\n\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageFor(error)}\n`);
    return 1;
  }
}

function messageFor(error: unknown): string {
  if (!(error instanceof DomainError)) return operatorMessage(error);
  // The message of the refusal is for the owner, in Indonesian.
  return error.kind === 'invalid' ? PASSWORD_RULE : error.message;
}
