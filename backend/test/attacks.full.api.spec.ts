import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { runsInFull } from './support/attacks.js';

it('attacks over every route end neither the process nor the service of others', async () => {
  const form = runsInFull ? [] : ['short'];
  const child = spawn(process.execPath, ['backend/bench/attacks.mjs', ...form], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.stderr.write(output);
  expect([child.exitCode, output.split('\n').filter((line) => /[A-Z]{6}/u.test(line))]).toEqual([0, []]);
}, 600_000);
