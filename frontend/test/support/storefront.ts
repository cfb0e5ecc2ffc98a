import type { Locator, Page, Response } from 'playwright-core';

/** Opens a path and waits until the page is hydrated, so that links navigate without loading a document. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // The page inside the layout is hydrated last.
    ['footer form', 'main > *'].every((selector) => {
      const element = document.querySelector(selector);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    }),
  );
  // Effects run after the paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The visible text, with whitespace collapsed to single spaces. */
export async function words(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/gu, ' ').trim();
}

/** The same for each element that the locator finds, without waiting. */
export async function allWords(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.replace(/\s+/gu, ' ').trim());
}

/**
 * Repeats a check until it passes; throws its last error after the timeout. A passing check ends the wait, so the
 * timeout is long enough for a loaded machine; it is no requirement on the shop's speed.
 */
export async function eventually(check: () => Promise<void>, timeoutMs = 20_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** An amount as the specification writes it, formatted by `Intl` instead of the shop's own code. */
export function rupiah(amount: number): string {
  return `Rp ${new Intl.NumberFormat('id-ID').format(amount)}`;
}

/** The parts of a chat link: the URL without its query, which names the number, and the message. */
export function parseChatUrl(href: string | null): { url: string; message: string } {
  const { origin, pathname, searchParams } = new URL(href ?? '');
  return { url: origin + pathname, message: searchParams.get('text') ?? '' };
}

/** Records each request of the page from now on, as 'METHOD URL'. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}
