import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { causeOf } from '../domain/cause-of.js';
import { OperatorError } from '../domain/operator-error.js';

const ATTEMPTS = 30;
const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 2500;

const CAUSES: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the password',
  '28000': 'the server refuses the login',
  '3D000': 'the server has no such database',
  '53300': 'the server accepts no more connections',
  '57P03': 'the server is starting or stopping',
  ECONNREFUSED: 'no server listens there',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'the name cannot be looked up',
  ENOENT: 'a file that it names is missing',
  timeout: 'the server does not respond',
};
// A later attempt with the same DATABASE_URL would fail, too.
const FINAL = new Set(['28P01', '28000', '3D000', 'ENOENT']);

interface Waiting {
  readonly print: (line: string) => void;
  readonly attempts?: number;
  readonly retryMs?: number;
}

/**
 * Waits until the server at DATABASE_URL accepts a connection. Prints a line for each failed attempt.
 * @throws OperatorError when DATABASE_URL is wrong, or all attempts have failed.
 */
export async function waitForDatabase(
  url: string,
  { print, attempts = ATTEMPTS, retryMs = RETRY_MS }: Waiting,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await tryToConnect(url);
    if (failure === undefined) return;
    const line = `DATABASE_URL: no connection to ${targetOf(url)}: ${CAUSES[failure] ?? 'the connection fails'} (${failure})`;
    if (FINAL.has(failure) || attempt >= attempts) throw new OperatorError(line);
    print(`${line}; attempt ${attempt} of ${attempts}`);
    await sleep(retryMs);
  }
}

/** @returns the cause of the failure; undefined when the server accepts the connection. */
async function tryToConnect(connectionString: string): Promise<string | undefined> {
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } finally {
      await client.end();
    }
    return undefined;
  } catch (error) {
    // The server asks for a password, and there is none. The driver gives this error no code.
    if (error instanceof Error && error.message.startsWith('SASL')) return '28P01';
    return causeOf(error);
  }
}

/** Host, port and database of a URL, without its password. */
function targetOf(url: string): string {
  const { host, pathname, username } = new URL(url);
  return `${host}${pathname}${username && ` as ${decodeURIComponent(username)}`}`;
}
