import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright-core';
import { findChromium, FLAGS, NOT_KEEPING_DOCUMENTS } from './find-chromium.mjs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const PHONE = { width: 390, height: 844 };
/** What the browser leaves of the most common laptop screen. */
export const LAPTOP = { width: 1366, height: 657 };
export const DESKTOP = { width: 1440, height: 900 };

export interface BrowserKind {
  /** Whether the browser keeps documents in memory for Back and Forward. The headless shell cannot do this. */
  readonly keepsDocuments?: boolean;
  /**
   * Whether V8's optimizing compilers run. Most tests leave a page after a few seconds, so these compilers take more
   * CPU time than they save: 7 % of a run.
   */
  readonly optimizesScripts?: boolean;
}

/** The launch options of the Chromium that `findChromium` has found. */
export function launchOptions({
  keepsDocuments = false,
  optimizesScripts = false,
}: BrowserKind = {}): LaunchOptions {
  const path = process.env[keepsDocuments ? 'CHROMIUM_KEEPING_DOCUMENTS' : 'CHROMIUM'];
  return {
    ignoreDefaultArgs: keepsDocuments ? [NOT_KEEPING_DOCUMENTS] : false,
    ...(path && { executablePath: path }),
    args: [...FLAGS, ...(optimizesScripts ? [] : ['--js-flags=--no-opt,--no-maglev'])],
  };
}

/** Whether documents that Back restores can be tested. */
export const canKeepDocuments = (): boolean => Boolean(process.env['CHROMIUM_KEEPING_DOCUMENTS']);

export async function openBrowser(): Promise<Browser> {
  await findChromium();
  return chromium.launch(launchOptions());
}

export interface VisitOptions {
  readonly viewport?: { width: number; height: number };
  /** The number of the screen's pixels in 1px; 1 by default. */
  readonly density?: number;
  readonly javaScript?: boolean;
  readonly timezone?: string;
  readonly reducedMotion?: boolean;
  /** Whether layout shifts at the arrival of a web font are reported, too. */
  readonly reportsFontSwaps?: boolean;
  /** The shop's origin, against which paths are resolved. */
  readonly baseUrl?: string;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Console errors and warnings (also those of hydration), page errors, and layout shifts. Messages about responses
   * with a status of 4xx and shifts after input are left out. Shifts after a font swap are left out unless
   * `reportsFontSwaps` is set.
   */
  readonly problems: string[];
  close(): Promise<void>;
}

export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visitor> {
  const viewport = options.viewport ?? DESKTOP;
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: options.density ?? 1,
    hasTouch: isPhone,
    isMobile: isPhone,
    javaScriptEnabled: options.javaScript ?? true,
    locale: 'id-ID',
    timezoneId: options.timezone ?? 'Asia/Jakarta',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    ...(options.baseUrl ? { baseURL: options.baseUrl } : {}),
  });
  const problems: string[] = [];
  await context.exposeBinding('reportShift', (_source, shift: string) => void problems.push(shift));
  await context.addInitScript(watchLayout, {
    minShift: MIN_SHIFT,
    fontSwapMs: options.reportsFontSwaps ? 0 : FONT_SWAP_MS,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const expected = /Failed to load resource: the server responded with a status of 4/u.test(message.text());
    // The text of a failed load does not name the URL.
    if (['error', 'warning'].includes(message.type()) && !expected)
      problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { context, page, problems, close: () => context.close() };
}

// A font swap moves single letters by fractions of a pixel, which is not visible.
const MIN_SHIFT = 0.001;
// On a busy machine fonts arrive after the first paint. A paragraph may then wrap to another number of lines.
const FONT_SWAP_MS = 250;

/** Runs in the page. Reports layout shifts, except those within `fontSwapMs` of the arrival of web fonts. */
function watchLayout({ minShift, fontSwapMs }: { minShift: number; fontSwapMs: number }): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const { reportShift } = globalThis as unknown as { reportShift: (shift: string) => void };
  let fontsArrivedAt = -Infinity;
  document.fonts.addEventListener('loadingdone', () => (fontsArrivedAt = performance.now()));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput || value < minShift) continue;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '').slice(0, 100));
      const report = (): void => {
        if (Math.abs(startTime - fontsArrivedAt) >= fontSwapMs)
          reportShift(`layout shift of ${value.toFixed(4)}: ${moved.join(' ')}`);
      };
      // A loaded font moves the text before the browser sends its event, so the report waits for the event.
      setTimeout(report, document.fonts.status === 'loading' ? fontSwapMs : 0);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.target).join(', ')}`);
  });
}

/**
 * Returns by how many pixels the page is wider than the viewport. `innerWidth` is not used, because on a phone
 * `innerWidth` grows with the page.
 */
export async function horizontalOverflow(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate((screen) => Math.max(0, document.documentElement.scrollWidth - screen), width);
}
