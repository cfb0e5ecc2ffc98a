import { defineConfig } from '@playwright/test';
import { launchOptions } from './frontend/test/support/browser.js';
import { findChromium } from './frontend/test/support/find-chromium.mjs';

await findChromium();

// Twice as long as tests take on a loaded machine. A check that passes ends its wait at once, so these limits do not
// slow the tests down. They are no requirements on the shop's speed.
const TEST_MS = 60_000;
const CHECK_MS = 20_000;

/** What `make test` leaves to `make test-all`: files and tests that say so in their name or title. */
const FULL = /\.full\.browser\.spec|@full/u;

/** Tests in Chromium: `browser` and `browser-full` for shop and panel, and `evening` for the owner's first evening, which needs Linux. */
export default defineConfig({
  testDir: 'frontend/test',
  outputDir: 'test-results',
  globalSetup: ['./backend/test/support/global-setup.mjs', './frontend/test/support/shared-shop.ts'],
  globalTeardown: './backend/test/support/global-teardown.mjs',
  projects: [
    { name: 'browser', testMatch: '*.browser.spec.ts', grepInvert: FULL },
    { name: 'browser-full', testMatch: '*.browser.spec.ts', grep: FULL },
    {
      name: 'evening',
      testMatch: '*.evening.spec.ts',
      workers: 1,
      retries: 0,
      use: { launchOptions: launchOptions({ optimizesScripts: true }) },
    },
  ],
  workers: 2,
  // In CI a busy machine can pause a browser for a moment. The third retried test fails the run (run-suites.mjs).
  retries: process.env['CI'] ? 1 : 0,
  timeout: TEST_MS,
  expect: { timeout: CHECK_MS, toPass: { timeout: CHECK_MS } },
  forbidOnly: true,
  reporter: [['list'], ['./frontend/test/support/summary-reporter.ts']],
  use: {
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
