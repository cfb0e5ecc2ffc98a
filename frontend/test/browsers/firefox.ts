import { existsSync } from 'node:fs';
import { launch, type ElementHandle } from 'puppeteer-core';
import type { Driver, Viewport } from './visit.js';

const INSTALLED = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Starts Firefox and controls it by WebDriver BiDi. The variable `FIREFOX` may contain the path of the program.
 * @param options.refused matches the URLs whose requests fail.
 */
export async function openFirefox(
  { width, height }: Viewport,
  { refused }: { readonly refused?: RegExp } = {},
): Promise<Driver> {
  const executablePath = process.env['FIREFOX'] ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath) throw new Error('Firefox is missing: apt-get install firefox-esr');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width, height },
    // Firefox cannot use its sandbox when root starts it.
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    extraPrefsFirefox: {
      'security.sandbox.content.level': 0,
      'intl.accept_languages': 'id,en',
      // The page has the focus, even if the window is not active.
      'focusmanager.testmode': true,
    },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  if (refused) {
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) => void (refused.test(request.url()) ? request.abort() : request.continue()),
    );
  }
  // Accepts the dialog that asks whether to leave an unsaved form.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    problems,
    goto: async (url) => void (await page.goto(url)),
    // A navigation within the document has no load event.
    back: async () => void (await page.goBack({ waitUntil: [] })),
    reload: async () => void (await page.reload()),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    attach: async (selector, paths) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...paths);
    },
    evaluate: <R>(call: (...parameters: never) => R, ...parameters: readonly unknown[]) =>
      page.evaluate(`(${String(call)})(...${JSON.stringify(parameters)})`) as Promise<R>,
    close: () => browser.close(),
  };
}
