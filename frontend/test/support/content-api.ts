import { sessionCookie } from '../../../backend/test/support/cookie.js';
import type { ShopServer } from '../../../backend/test/support/shop-server.js';

export interface OpeningHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

export interface SiteContent {
  readonly company: { name: string; chatNumber: string; address: string; hours: readonly OpeningHours[] };
  readonly faq: readonly { question: string; answer: string }[];
  readonly social: Readonly<Record<string, string | null>>;
}

/** Saves content as the owner. `name` is a path below /api/admin, such as `site-content` or `content/shipping`. */
export async function saveContent(shop: ShopServer, name: string, content: object): Promise<void> {
  const saved = await fetch(`${shop.url}/api/admin/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: await sessionCookie(shop) },
    body: JSON.stringify(content),
  });
  if (!saved.ok) throw new Error(`${name}: ${saved.status} ${await saved.text()}`);
}
