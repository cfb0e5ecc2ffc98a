import type { RequestHandler } from '../../../../platform/index.js';
import { NOT_FOUND_KEY } from './page-key-strategy.js';

/**
 * An empty segment, a dot segment, a backslash, or the escape of a character that needs none (letters, digits and
 * `-._~`) or that separates segments.
 */
const OTHER_SPELLING = /\/\/|\/\.{1,2}(?:\/|$)|\\|%(?:2[def]|3\d|[46][1-9a-f]|[57][\da]|5[cf]|7e)/iu;

const NAMED = /^\/(?:category|product)\/[^/]+$/u;

/**
 * Rewrites a URL to that of the 404 page when it spells a path in another way (`/x/../faq`, `/%66aq`) or has invalid
 * percent-encoding (`/%zz`). Each page has one path, by which its route, the cache and the logs know it. The router of
 * the pages would resolve other spellings, and Express would answer 400 to invalid ones. API and images (/objects/) have
 * answers of their own, but visitors need a page.
 */
export const rewriteMisspelledUrlToNotFound: RequestHandler = (request, _response, next) => {
  const url = request.url?.split('?', 1)[0] ?? '';
  // The page of an unknown product or category answers whatever its name is, also one with an escaped slash.
  const path = NAMED.test(url) ? url.replaceAll(/%(?:2f|5c)/giu, '') : url;
  if (!/^\/(?:api|objects)\//u.test(path) && (OTHER_SPELLING.test(path) || !isDecodable(path)))
    request.url = NOT_FOUND_KEY;
  next();
};

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
