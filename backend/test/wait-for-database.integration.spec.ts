import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitForDatabase } from '../src/platform/database/wait-for-database.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { freePort } from './support/free-port.js';
import { runProgram } from './support/run-program.js';

describe('waitForDatabase', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const lines: string[] = [];
  const wait = (url: string): Promise<void> =>
    waitForDatabase(url, { print: (line) => lines.push(line), attempts: 3, retryMs: 1 });

  function changed(change: (url: URL) => unknown): string {
    const url = new URL(database.url);
    change(url);
    return url.href;
  }

  it('prints nothing when the server accepts the connection', async () => {
    await wait(database.url);
    expect(lines.splice(0)).toEqual([]);
  });

  it.each([
    ['28P01', (url: URL) => (url.password = 'wrong')],
    ['28P01', (url: URL) => (url.password = '')],
    ['3D000', (url: URL) => (url.pathname = '/missing')],
    ['ENOENT', (url: URL) => (url.search = '?sslrootcert=/missing')],
  ])('gives up at once with %s', async (code, change) => {
    const { PGPASSWORD } = process.env;
    const error: unknown = await wait(changed(change)).catch((thrown: unknown) => thrown);
    expect(PGPASSWORD).toBeUndefined();
    expect(String(error)).toMatch(
      new RegExp(`^Error: DATABASE_URL: no connection to .+ \\(${code}\\)$`, 'u'),
    );
    expect(String(error)).not.toContain('wrong');
    expect(lines.splice(0)).toEqual([]);
  });

  it('tries again with a line for each attempt when no server listens', async () => {
    const port = String(await freePort());
    const url = changed((url) => ((url.port = port), (url.password = 'secret')));
    const target = `DATABASE_URL: no connection to ${new URL(url).host}/`;
    await expect(wait(url)).rejects.toThrow(target);
    expect(lines).toEqual([
      expect.stringMatching(/no server listens there \(ECONNREFUSED\); attempt 1 of 3$/u),
      expect.stringMatching(/attempt 2 of 3$/u),
    ]);
    expect(lines.splice(0).join('')).not.toContain('secret');
  });

  it('the shop exits with one line when the password is wrong or DATABASE_URL cannot be decoded', async () => {
    const wrong = changed((url) => (url.password = 'wrong'));
    for (const [url, line] of [
      [wrong, /^DATABASE_URL: no connection to .+: the server refuses the password \(28P01\)\n$/u],
      ['postgres://shop:%zz@127.0.0.1/shop', /^DATABASE_URL must look like .+\n$/u],
    ] as const) {
      const { code, output, errors } = await runProgram('main.js', { env: { DATABASE_URL: url, PORT: '0' } });
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(line);
    }
  });
});
