import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTER = join(ROOT, 'backend/test/support/summary-reporter.mjs');
const FLAKY = `
jest.retryTimes(1, { logErrorsBeforeRetry: true });
let tries = 0;
test('fails once', () => { tries += 1; if (tries === 1) throw new Error('network lost'); });
test('passes at once', () => undefined);
test.skip('needs a part', () => undefined);`;

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'etalase-retry-')));
  await writeFile(join(folder, 'flaky.test.cjs'), FLAKY);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs Jest in the folder. Without `summary`, the run is not counted with others. */
function runJest(config: object, summary?: string): Promise<{ stderr: string }> {
  const { TEST_SUMMARY: _, ...env } = process.env;
  return promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--runInBand',
      '--config',
      JSON.stringify({ rootDir: folder, ...config }),
    ],
    { env: { ...env, NODE_OPTIONS: '', ...(summary && { TEST_SUMMARY: summary }) } },
  );
}

it('a test run lists its retried tests, each with the first line of its first error', async () => {
  const summary = join(folder, 'summary');
  const { stderr } = await runJest(
    { displayName: 'browser', testMatch: ['**/*.test.cjs'], reporters: [REPORTER] },
    summary,
  );
  expect(stderr).toMatch(
    new RegExp(
      [
        '^\nbrowser: \\d+\\.\\d min, 2 tests passed',
        'Tests that did not run: 1\n {2}flaky\\.test\\.cjs: needs a part',
        'Retried tests: 1\n {2}flaky\\.test\\.cjs: fails once\n {4}Error: network lost\n',
      ].join('\n'),
      'u',
    ),
  );
  expect(JSON.parse(await readFile(summary, 'utf8'))).toMatchObject({
    suite: 'browser',
    passed: 2,
    failed: 0,
    skipped: ['flaky.test.cjs: needs a part'],
    retried: [{ test: 'flaky.test.cjs: fails once', error: 'Error: network lost' }],
  });
});

it('a run fails when a test leaves something open', async () => {
  await writeFile(
    join(folder, 'leak.test.cjs'),
    "test('leaves a timer', () => void setInterval(() => undefined, 1000));",
  );
  const run = runJest({ testMatch: ['**/leak.test.cjs'], reporters: [[REPORTER, { secondsToExit: 1 }]] });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('did not exit 1 s after its last test'),
  });
});

describe('a run of several suites', () => {
  const retried = { test: 'flaky', error: 'network lost' };
  const run = async (...counts: readonly number[]): Promise<{ code: number; stderr: string }> => {
    const scripts = counts.map((count, index) => {
      const summary = {
        suite: `suite-${index}`,
        ...{ minutes: 1, passed: 5, failed: 0, skipped: [] },
        retried: Array.from({ length: count }, () => retried),
      };
      const file = join(folder, `${index}.json`);
      return [`suite-${index}`, file, `${JSON.stringify(summary)}\n`] as const;
    });
    for (const [, file, line] of scripts) await writeFile(file, line);
    const append =
      'require("fs").appendFileSync(process.env.TEST_SUMMARY, require("fs").readFileSync(process.argv[1]))';
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({
        scripts: Object.fromEntries(scripts.map(([name, file]) => [name, `node -e '${append}' '${file}'`])),
      }),
    );
    const { TEST_SUMMARY: _, ...env } = process.env;
    const suites = scripts.map(([name]) => name);
    return promisify(execFile)(
      process.execPath,
      [join(ROOT, 'backend/test/support/run-suites.mjs'), ...suites],
      { cwd: folder, env },
    ).then(
      ({ stderr }) => ({ code: 0, stderr }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    );
  };

  it('passes with two retried tests, and ends with the numbers of all tests', async () => {
    const { code, stderr } = await run(1, 1);
    expect(code).toBe(0);
    expect(stderr).toMatch(/\n10 passed, 0 failed\n$/u);
  });

  it('fails with the third retried test', async () => {
    const { code, stderr } = await run(1, 2);
    expect(code).toBe(1);
    expect(stderr).toContain('More than 2 tests were retried');
  });
});
