import type { Locator, Page, Response } from 'playwright-core';

/** Opens an address and waits until the page answers a click by itself instead of by being loaded again. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // The page inside its layout comes to life last.
    ['footer form', 'main > *'].every((selector) => {
      const element = document.querySelector(selector);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    }),
  );
  // Effects come after the paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** What a person reads there, with single plain spaces. */
export async function words(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/gu, ' ').trim();
}

/** The same for each element that the locator finds now. */
export async function allWords(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.replace(/\s+/gu, ' ').trim());
}

/** Repeats a check until it passes; the last failure tells what was wrong. */
export async function eventually(check: () => Promise<void>, timeoutMs = 5000): Promise<void> {
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

/** An amount as the specification writes it, by the platform's Indonesian number data and not by the shop's. */
export function rupiah(amount: number): string {
  return `Rp ${new Intl.NumberFormat('id-ID').format(amount)}`;
}

/** The chat that a link opens: its number and its message. */
export function chatOf(href: string | null): { address: string; message: string } {
  const url = new URL(href ?? '');
  return { address: url.origin + url.pathname, message: url.searchParams.get('text') ?? '' };
}

/** Addresses that the page asks for from now on. */
export function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}
