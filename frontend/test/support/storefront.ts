import type { Locator, Page, Response } from 'playwright-core';

/** Opens a path and waits until the page is hydrated. Links then navigate without loading a document. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilHydrated(page);
  return response;
}

/** Presses a key that has no effect other than hydration, and waits until all parts of the page are hydrated. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  // React commits each part and runs its effects in idle time, after a paint.
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    await idle();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await idle();
  });
}

/** Runs in the page. @returns whether React has hydrated all elements of header, main and footer. */
export function isHydrated(): boolean {
  const elements = [...document.querySelectorAll('header, main, footer, :is(header, main, footer) *')];
  return (
    elements.length > 0 &&
    elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  );
}

export async function visibleText(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/gu, ' ').trim();
}

/** The visible text of each element that the locator finds, without waiting for an element. */
export async function visibleTexts(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.replace(/\s+/gu, ' ').trim());
}

/**
 * Repeats a check until it passes. The timeout suits a busy machine and is not a requirement on the shop's speed.
 * @throws the last error of the check after the timeout.
 */
export async function eventually(check: () => Promise<void> | void, timeoutMs = 20_000): Promise<void> {
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

/** An amount in the notation of the shop (`Rp 150.000`), formatted by `Intl` instead of the shop's own code. */
export function rupiah(amount: number): string {
  return `Rp ${new Intl.NumberFormat('id-ID').format(amount)}`;
}

/** The parts of a chat link: the URL that names the chat number, and the message from its query. */
export function parseChatUrl(href: string | null): { url: string; message: string } {
  const { origin, pathname, searchParams } = new URL(href ?? '');
  return { url: origin + pathname, message: searchParams.get('text') ?? '' };
}

/** Records each request of the page from now on, as 'METHOD URL'. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    // The count of the view or tap may be sent at any time.
    if (!request.url().endsWith('/api/visits')) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}
