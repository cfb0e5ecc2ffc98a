import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { exec } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OLD_NODE = `--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.2'}})`;
const NAME = `node-${process.platform.replace('win32', 'win')}-${process.arch}`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalase-node-'));
  await cp(resolve(import.meta.dirname, '../packaged-node.mjs'), join(folder, 'packaged-node.mjs'));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { postinstall: 'node packaged-node.mjs' } }),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the script after an installation, with Node 20. */
const afterInstall = () =>
  new Promise<{ readonly code: unknown; readonly errors: string }>((done) => {
    const env = { ...process.env, NODE_OPTIONS: OLD_NODE };
    exec('npm run --silent postinstall', { cwd: folder, env }, (error, _, errors) =>
      done({ code: error?.code ?? 0, errors }),
    );
  });

it('links the packaged Node that an older npm left without a link', async () => {
  const packaged = join(folder, 'node_modules', NAME);
  await mkdir(packaged, { recursive: true });
  await writeFile(join(packaged, 'package.json'), JSON.stringify({ name: NAME, bin: { node: 'node' } }));
  await writeFile(join(packaged, 'node'), '');
  expect(await afterInstall()).toEqual({ code: 0, errors: '' });
  await access(join(folder, 'node_modules/.bin/node'));
});

it('stops with one sentence on an older Node without a packaged one', async () => {
  const { code, errors } = await afterInstall();
  expect(code).toBe(1);
  expect(errors).toMatch(/^Etalase needs Node 24, and this is Node 20\.19\.2: install Node 24\. [^\n]+\n$/u);
});
