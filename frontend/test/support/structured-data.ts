import type { Page } from 'playwright-core';

export type Thing = Readonly<Record<string, unknown>>;

/** The page's structured data (JSON-LD) of one type; throws unless there is exactly one. */
export async function thing(page: Page, type: string): Promise<Thing> {
  const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const found = blocks.map((block) => JSON.parse(block) as Thing).filter((data) => data['@type'] === type);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} things of type ${type}`);
  return found[0];
}
