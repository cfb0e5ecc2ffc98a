import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRIES = [
  'src/app/entry-browser.tsx',
  'src/storefront/home/home-page.tsx',
  'src/storefront/search/search-matches.tsx',
  'src/storefront/product/product-page.tsx',
  'src/storefront/product/calculation.ts',
];

describe('The bundle size check', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-bundles-'));
    const client = join(folder, 'dist/client');
    await mkdir(join(folder, 'scripts'));
    await mkdir(join(client, 'assets'), { recursive: true });
    await mkdir(join(client, '.vite'));
    const script = fileURLToPath(new URL('../scripts/bundle-size.mjs', import.meta.url));
    await cp(script, join(folder, 'scripts/bundle-size.mjs'));
    const manifest = Object.fromEntries(ENTRIES.map((entry) => [entry, { file: 'assets/shop.js' }]));
    await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
    for (const [page, script] of [
      ['index.html', 'shop.js'],
      ['admin.html', 'panel.js'],
    ] as const) {
      await writeFile(join(client, 'assets', script), 'export {};');
      await writeFile(join(client, page), `<script src="/assets/${script}"></script>`);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Writes random bytes, which cannot be compressed, to a file of the build. Then runs the check. */
  async function checkWith(name: string, bytes: number) {
    await writeFile(join(folder, 'dist/client/assets', name), randomBytes(bytes));
    return spawnSync(process.execPath, [join(folder, 'scripts/bundle-size.mjs')], { encoding: 'utf8' });
  }

  it('counts WebAssembly files towards the limit of the HEIC decoder', async () => {
    const within = await checkWith('libheif.wasm', 340_000);
    expect(within).toMatchObject({ status: 0, stderr: '' });
    expect(within.stdout).toContain('HEIC decoder: 1 files, 340.0 kB brotli');
    expect(await checkWith('second.wasm', 20_000)).toMatchObject({ status: 1 });
  });

  it('fails when the scripts of the panel exceed the limit', async () => {
    const { status, stdout } = await checkWith('panel.js', 210_000);
    expect(stdout).toContain('Panel: 1 files, 210.0 kB brotli');
    expect(status).toBe(1);
  });
});
