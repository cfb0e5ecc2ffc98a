import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.js';

const SECRETS = ['ADMIN_PASSWORD', 'DATABASE_URL', 'PGPASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads each secret from its variable, or from the file that the variable with the ending `_FILE` names. One line break
 * at the end of a file does not belong to the secret.
 * @throws ConfigError when both are set, the file cannot be read, or the secret contains a control character.
 */
export function readSecrets(variables: Variables): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(SECRETS.map((name) => [name, readSecret(name, variables)]));
}

function readSecret(name: string, variables: Variables): string | undefined {
  const file = variables[`${name}_FILE`]?.trim();
  const variable = file ? `${name}_FILE` : name;
  if (file && variables[name]) throw new ConfigError(variable, `cannot be set together with ${name}`);
  const secret = file ? readSecretFile(variable, file) : variables[name];
  if (secret !== undefined && /\p{Cc}/u.test(secret))
    throw new ConfigError(variable, 'must not contain a line break or another control character');
  return secret;
}

function readSecretFile(variable: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').replace(/\r?\n$/u, '');
    if (secret) return secret;
  } catch (error) {
    throw new ConfigError(
      variable,
      `names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  throw new ConfigError(variable, 'names an empty file');
}
