// Checks the history of changes against a model with many random sequences of commands:
// `npm run interleavings -w backend [-- RUNS [SEED]]`. The default is 1,000 runs with a new seed, which is printed. The
// services suite runs a short form of this check.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const [runs = '1000', seed] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../../..');
const started = performance.now();
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--selectProjects=services',
    '--testPathPatterns=history-model',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MODEL_RUNS: runs, ...(seed && { MODEL_SEED: seed }) },
  },
);
jest.on('exit', (code) => {
  console.log(`${runs} interleavings took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  process.exitCode = code ?? 1;
});
