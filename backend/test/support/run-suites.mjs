import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../../frontend/test/support/find-chromium.mjs';
import { ALLOWED_RETRIES, numbersText, summaryText } from './summary.mjs';

// Runs the given npm scripts in order until one fails. Then prints the duration of each suite, and the tests that were
// retried or not run. Runs with the same TEST_SUMMARY count their retried tests together.
const suites = process.argv.slice(2);
if (suites.some((suite) => suite.startsWith('test:browser'))) await findChromium();

const folder = mkdtempSync(join(tmpdir(), 'etalase-tests-'));
const file = process.env.TEST_SUMMARY ?? join(folder, 'summary');
const read = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
const before = read().length;
for (const suite of suites) {
  const { status } = spawnSync('npm', ['run', '--silent', suite], {
    env: { ...process.env, TEST_SUMMARY: file },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
const summaries = read().map((line) => JSON.parse(line));
if (summaries.flatMap(({ retried }) => retried).length > ALLOWED_RETRIES) {
  process.stderr.write(`\nMore than ${ALLOWED_RETRIES} tests were retried, so the run failed\n`);
  process.exitCode ||= 1;
}
const own = summaries.slice(before);
process.stderr.write(`\nAll suites${summaryText(own)}${numbersText(own)}`);
rmSync(folder, { recursive: true });
