import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const FIND = new URL('support/find-chromium.mjs', import.meta.url).href;
const PRINT = `
import { findChromium } from '${FIND}';
await findChromium();
console.log(JSON.stringify([process.env.CHROMIUM, process.env.CHROMIUM_KEEPING_DOCUMENTS]));`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalase-chromium-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a Chromium that does not start is passed over, and the next one is tried', async () => {
  const broken = join(folder, 'chromium-headless-shell');
  await writeFile(broken, '#!/bin/sh\necho "no display" >&2\nexit 1\n', { mode: 0o755 });
  const { CHROMIUM: _, CHROMIUM_KEEPING_DOCUMENTS: __, ...env } = process.env;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PRINT],
    { env: { ...env, PATH: `${folder}${delimiter}${env['PATH']}` } },
  );
  const [drawing] = JSON.parse(stdout) as [string, string];
  expect(drawing).toBeTruthy();
  expect(drawing).not.toBe(broken);
  expect(stderr).toContain(`${broken} does not start`);
  expect(stderr).toContain(`Chromium for tests: ${drawing}, version `);
});
