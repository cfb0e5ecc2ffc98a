import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { countCases, runsInFull } from './support/attacks.js';
import { checkGeneratedRequests, SCHEMATHESIS_MS } from './support/schemathesis.js';

/** Returns 1 for a line that names a failure of the attack. */
const isFailure = (line: string): number => Number(/[A-Z]{6}/u.test(line));

it('attacks over every route end neither the process nor the service of others', async () => {
  const form = runsInFull ? [] : ['short'];
  const child = spawn(process.execPath, ['backend/bench/attacks.mjs', ...form], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.stderr.write(output);
  for (const line of output.split('\n')) {
    const [, name, sent] = /^(.+): visitor .+ (\d+) sent /u.exec(line) ?? [];
    if (name && Number(sent) > 0)
      countCases(name.replace(/, \d+ addresses$/u, ''), Number(sent), isFailure(line));
  }
  expect([child.exitCode, output.split('\n').filter(isFailure)]).toEqual([0, []]);
}, 600_000);

if (runsInFull)
  it(
    'no generated request of the contract is answered with a server error',
    checkGeneratedRequests,
    SCHEMATHESIS_MS,
  );
