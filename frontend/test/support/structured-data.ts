import type { Page } from 'playwright-core';

export type StructuredData = Readonly<Record<string, unknown>>;

/** Returns the page's structured data (JSON-LD) of one type. @throws unless there is exactly one. */
export async function structuredData(page: Page, type: string): Promise<StructuredData> {
  const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const found = blocks
    .map((block) => JSON.parse(block) as StructuredData)
    .filter((data) => data['@type'] === type);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} JSON-LD blocks of type ${type}`);
  return found[0];
}
