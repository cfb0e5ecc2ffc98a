import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBeside, startShopServer, type ShopServer } from '../../backend/test/support/shop-server.js';
import { openBrowser, PHONE, visit } from './support/browser.js';
import { dialog, expectToast, login } from './support/panel.js';
import { read, type Product } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';

/** The commit of the last release, 0.1.0. Whoever releases, changes it. */
const PREVIOUS_RELEASE = 'fa83e5e861c2980a18c09d2f365c4a8e2f5943c6';
const MINUTES = 60_000;
const root = resolve(import.meta.dirname, '../..');
const git = (...parameters: string[]): Buffer =>
  execFileSync('git', parameters, {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function hasPreviousRelease(): boolean {
  try {
    git('cat-file', '-e', PREVIOUS_RELEASE);
    return true;
  } catch {
    process.stderr.write(
      `\n*** Commit ${PREVIOUS_RELEASE} is not in this clone: its test is SKIPPED ***\n\n`,
    );
    return false;
  }
}

(hasPreviousRelease() ? describe : describe.skip)('The previous release', () => {
  let folder: string;
  let current: ShopServer;
  let previous: Awaited<ReturnType<typeof startBeside>>;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-previous-'));
    execFileSync('tar', ['--extract', '--directory', folder], { input: git('archive', PREVIOUS_RELEASE) });
    // Jest's NODE_ENV, test, would build React for development.
    const env = { ...process.env, NODE_ENV: undefined };
    const npm = (...parameters: string[]): void =>
      void execFileSync('npm', parameters, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
    npm('ci', '--ignore-scripts');
    npm('run', '--silent', 'build');
    current = await startShopServer({ SAMPLE_DATA: 'true' });
    previous = await startBeside(current, folder);
    browser = await openBrowser();
  }, 20 * MINUTES);

  afterAll(async () => {
    await browser?.close();
    previous?.signal('SIGTERM');
    await previous?.exited;
    await current?.stop();
    await rm(folder, { recursive: true, force: true });
  }, MINUTES);

  it(
    "serves shop and panel on this release's schema, beside a shop of this release",
    async () => {
      const visitor = await visit(browser, { baseUrl: previous.url, viewport: PHONE });
      for (const path of ['/', '/category/printing', '/about', '/faq', '/contact', '/shipping'])
        expect([path, (await visitor.page.goto(path))?.status()]).toEqual([path, 200]);
      await openHydrated(visitor.page, '/');
      await visitor.page.locator('#layanan article').first().getByRole('link').first().click();
      await visitor.page.waitForURL(/\/product\//u);
      expect(visitor.problems).toEqual([]);
      await visitor.close();

      const owner = await visit(browser, { baseUrl: previous.url });
      await login(owner.page);
      await owner.page
        .getByRole('button', { name: /^Ubah /u })
        .first()
        .click();
      await dialog(owner.page).getByLabel('Nama produk').fill('Dari rilis sebelumnya');
      await dialog(owner.page).getByRole('button', { name: 'Simpan perubahan' }).click();
      await expectToast(owner.page, 'Product updated successfully');
      await owner.close();
      const names = (await read<Product[]>(current, '/api/products')).map(({ name }) => name);
      expect(names).toContain('Dari rilis sebelumnya');
    },
    3 * MINUTES,
  );
});
