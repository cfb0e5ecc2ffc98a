import { parseEnv } from 'node:util';
import { OperatorError } from '../domain/operator-error.js';

const ASSIGNMENT = /^\s*(?:export\s+)?(?<name>[\w.]+)\s*=[^\S\n]*(?<value>.*)$/u;
// The values that Node and Docker Compose read alike. Compose replaces $ outside of single quotes, and the two differ in
// what ends an unquoted value.
const SAME_FOR_BOTH = [
  /^'[^'\\]*'\s*(?:\s#.*)?$/u,
  /^"[^"$\\]*"\s*(?:\s#.*)?$/u,
  /^(?:[^\s#'"`$\\](?:[^#$\\]*[^#$\\\s])?)?\s*(?:\s#.*)?$/u,
];

/**
 * Reads the variables of a file `.env`.
 * @throws OperatorError for a line that Docker Compose would read in another way, with the name of the variable.
 */
export function parseEnvFile(text: string): NodeJS.Dict<string> {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:#.*)?$/u.test(line)) continue;
    const { name, value = '' } = ASSIGNMENT.exec(line)?.groups ?? {};
    if (name === undefined) throw new OperatorError(`.env: line ${index + 1} is not of the form NAME=value`);
    if (!SAME_FOR_BOTH.some((form) => form.test(value)))
      throw new OperatorError(
        `.env: ${name} contains a character that Docker Compose reads in another way, such as #, $, a quote or \\: put the value between single quotes, and use none of ' and \\ in it`,
      );
  }
  return parseEnv(lines.join('\n'));
}
