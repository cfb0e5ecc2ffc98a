import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summaryText } from './summary.mjs';

// Runs the given npm scripts in order until one fails. Then prints the duration of each suite and the retried tests.
const folder = mkdtempSync(join(tmpdir(), 'etalase-tests-'));
const file = join(folder, 'summary');
for (const suite of process.argv.slice(2)) {
  const { status } = spawnSync('npm', ['run', '--silent', suite], {
    env: { ...process.env, TEST_SUMMARY: file },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
process.stderr.write(`\nAll suites${summaryText(lines.map((line) => JSON.parse(line)))}`);
rmSync(folder, { recursive: true });
