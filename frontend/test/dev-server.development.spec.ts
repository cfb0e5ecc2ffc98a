import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createDatabase, type TestDatabase } from '../../backend/test/support/database.js';
import { freePort } from '../../backend/test/support/free-port.js';
import { openBrowser } from './support/browser.js';
import { eventually, isHydrated } from './support/storefront.js';

const repository = resolve(import.meta.dirname, '../..');
const COPIED = ['package.json', 'tsconfig.base.json', 'backend', 'frontend'];
/** Names of files and folders that are not copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'bench', 'screenshots']);
/** The timeout for the start of the server. */
const START_MS = 180_000;
/** The timeout for the effect of an edit, and for the first load of a page. */
const EDIT_MS = 60_000;

let copy: string;
let database: TestDatabase;
let server: ChildProcess;
let output = '';
let browser: Browser;
let page: Page;
let origin: string;
let consoleMessages: string[] = [];

/** The original contents of the files that a test has edited. */
const originals = new Map<string, string>();

/** Replaces a text in a file of the copy, until the end of the test. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  originals.set(path, originals.get(path) ?? before);
  await writeFile(path, before.replace(from, to));
}

const expectShown = (text: string) =>
  eventually(async () => expect(await page.locator('body').innerText()).toContain(text), EDIT_MS);

beforeAll(async () => {
  // The copy is inside the repository, so that its imports find the installed packages.
  await mkdir(join(repository, '.data'), { recursive: true });
  copy = await mkdtemp(join(repository, '.data', 'dev-server-'));
  for (const name of COPIED)
    await cp(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  // npm installs packages in a workspace's folder if the root folder has other versions of them. The copy links to the
  // packages of both workspaces, but not to `.vite`, so that Vite's cache is empty at first.
  for (const workspace of ['backend', 'frontend']) {
    await mkdir(join(copy, workspace, 'node_modules'));
    for (const name of await readdir(join(repository, workspace, 'node_modules')))
      if (!name.startsWith('.vite'))
        await symlink(
          join(repository, workspace, 'node_modules', name),
          join(copy, workspace, 'node_modules', name),
        );
  }
  database = await createDatabase();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    // The processes form a group of their own, so that afterAll can end all of them.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: '',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(copy, '.data'),
      ADMIN_PASSWORD: 'rahasia-toko',
    },
  });
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  browser = await openBrowser();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  const end = Date.now() + START_MS;
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) break;
    if (server.exitCode !== null || Date.now() > end) throw new Error(`make dev did not start:\n${output}`);
    await new Promise((done) => setTimeout(done, 500));
  }
}, START_MS + 30_000);

async function undoEdits(): Promise<void> {
  for (const [path, text] of originals) await writeFile(path, text);
  originals.clear();
}
afterEach(async () => {
  // The browser leaves the page of the finished test, because that page must not reload when the edits are undone.
  await page.goto('about:blank');
  await undoEdits();
});

afterAll(async () => {
  await browser?.close();
  const exited = new Promise((done) => server.once('exit', done));
  if (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    process.kill(-server.pid, 'SIGTERM');
    await exited;
  }
  await database?.drop();
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
}, 60_000);

describe('make dev', () => {
  it('renders all kinds of shop pages and the login page of the panel without console errors or warnings', async () => {
    const [product] = (await (await fetch(`${origin}/api/products?limit=1`)).json()) as { id: string }[];
    const paths = [
      ...['/', '/?cari=kartu', `/product/${product?.id}`, '/category/printing', '/about', '/contact', '/faq'],
      ...['/shipping', '/design', '/printing', '/branding', '/digital-marketing', '/admin'],
    ];
    for (const path of paths) {
      consoleMessages = [];
      await page.goto(origin + path, { waitUntil: 'load', timeout: EDIT_MS });
      // React adds a property to the root element when it renders the page in this element.
      await eventually(async () => {
        const keys = await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}));
        expect(keys.some((key) => key.startsWith('__react'))).toBe(true);
      }, EDIT_MS);
      await page.waitForTimeout(500);
      expect([path, consoleMessages]).toEqual([path, []]);
    }
  }, 300_000);

  it('pre-bundles all dependencies at startup, so that no page reloads', () => {
    // The previous test has opened all pages. Vite reports a change when a page needs a dependency that is not bundled.
    expect(output).toContain('bundling dependencies');
    expect(output).not.toContain('optimized dependencies changed');
  });

  it('applies an edited text and an edited component without reloading the page', async () => {
    await page.goto(`${origin}/contact`, { waitUntil: 'load', timeout: EDIT_MS });
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.waitForFunction(isHydrated, undefined, { timeout: EDIT_MS });
    await edit('frontend/src/text/layout.ts', "'Tautan Cepat'", "'Tautan Singkat'");
    await expectShown('Tautan Singkat');
    await edit('frontend/src/storefront/contact/contact-page.tsx', '</Title>', ' – disunting</Title>');
    await expectShown('– disunting');
    expect(await page.locator('html[data-same-document]').count()).toBe(1);
    // The server also renders the edited component.
    expect(await (await fetch(`${origin}/contact`)).text()).toContain('– disunting');
  }, 180_000);

  it('shows a syntax error in an overlay until the error is fixed', async () => {
    const source = 'frontend/src/storefront/contact/contact-page.tsx';
    await edit(source, '</Title>', '</Titel>');
    await page.goto(`${origin}/contact`, { waitUntil: 'load', timeout: EDIT_MS });
    const overlay = page.locator('vite-error-overlay .window');
    await eventually(async () => expect(await overlay.innerText()).toContain('contact-page.tsx'), EDIT_MS);
    await undoEdits();
    await expectShown('Tulis pesan');
    expect(await overlay.count()).toBe(0);
  }, 180_000);

  it('shows the stack trace of a rendering error in the page and in the terminal', async () => {
    await edit(
      'frontend/src/storefront/contact/contact-page.tsx',
      '  return (',
      "  if (Date.now() > 0) throw new Error('kontak rusak');\n  return (",
    );
    await page.goto(`${origin}/contact`, { waitUntil: 'load', timeout: EDIT_MS });
    const overlay = page.locator('vite-error-overlay .window').first();
    await eventually(async () => expect(await overlay.innerText()).toContain('kontak rusak'), EDIT_MS);
    expect(await overlay.innerText()).toContain('contact-page.tsx');
    await eventually(() => expect(output).toMatch(/kontak rusak[^]*contact-page\.tsx/u));
  }, 180_000);

  it('keeps the previous back-end build after a type error', async () => {
    const before = await readFile(join(copy, 'backend/dist/src/web/sitemap/sitemap.controller.js'), 'utf8');
    output = '';
    await edit('backend/src/web/sitemap/sitemap.controller.ts', '.send(`User-agent', '.sent(`User-agent');
    await eventually(() => expect(output).toMatch(/Found [1-9]\d* error/u), EDIT_MS);
    const after = await readFile(join(copy, 'backend/dist/src/web/sitemap/sitemap.controller.js'), 'utf8');
    expect(after).toBe(before);
  }, 180_000);

  it('applies an edited text of the panel to the open page', async () => {
    await page.goto(`${origin}/admin`, { waitUntil: 'load', timeout: EDIT_MS });
    await expectShown('Masuk');
    await edit('frontend/src/text/admin-session.ts', "'Masuk'", "'Masuk sekarang'");
    await expectShown('Masuk sekarang');
  }, 180_000);

  it('restarts the back end when a controller is edited', async () => {
    await edit(
      'backend/src/web/sitemap/sitemap.controller.ts',
      'Disallow: /api/',
      'Disallow: /api/\\nDisallow: /disunting',
    );
    // No GET request fails during the restart. The dev server repeats such requests until the back end is ready.
    const statuses = new Set<number>();
    await eventually(async () => {
      statuses.add((await fetch(`${origin}/faq`)).status);
      const response = await fetch(`${origin}/robots.txt`);
      expect(await response.text()).toContain('/disunting');
    }, EDIT_MS);
    expect([...statuses]).toEqual([200]);
    await page.goto(`${origin}/faq`, { waitUntil: 'load', timeout: EDIT_MS });
    await expectShown('FAQ');
  }, 180_000);

  it('ends all child processes on SIGTERM', async () => {
    const group = server.pid ?? 0;
    const exited = new Promise((done) => server.once('exit', done));
    // Sends the signal only to the first process, as a supervisor does.
    server.kill('SIGTERM');
    await exited;
    // Signal 0 only checks whether any process of the group still runs.
    await eventually(() => expect(() => process.kill(-group, 0)).toThrow('ESRCH'), EDIT_MS);
  }, 120_000);
});
