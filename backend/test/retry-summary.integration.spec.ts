import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const FLAKY = `
jest.retryTimes(1, { logErrorsBeforeRetry: true });
let tries = 0;
test('fails once', () => { tries += 1; if (tries === 1) throw new Error('network lost'); });
test('passes at once', () => undefined);`;

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'etalase-retry-')));
  await writeFile(join(folder, 'flaky.test.cjs'), FLAKY);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a test run lists its retried tests, each with the first line of its first error', async () => {
  const config = {
    rootDir: folder,
    displayName: 'browser',
    testMatch: ['**/*.test.cjs'],
    reporters: [join(ROOT, 'backend/test/support/summary-reporter.mjs')],
  };
  const summary = join(folder, 'summary');
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const { stderr } = await promisify(execFile)(process.execPath, [jest, '--config', JSON.stringify(config)], {
    env: { ...process.env, NODE_OPTIONS: '', TEST_SUMMARY: summary },
  });
  expect(stderr).toMatch(
    /^\nbrowser: \d+\.\d min\nRetried tests: 1\n {2}flaky\.test\.cjs: fails once\n {4}Error: network lost\n/u,
  );
  expect(JSON.parse(await readFile(summary, 'utf8'))).toMatchObject({
    suite: 'browser',
    retried: [{ test: 'flaky.test.cjs: fails once', error: 'Error: network lost' }],
  });
});
