import type { RequestHandler } from '../../../../platform/index.js';
import { NOT_FOUND_KEY } from './page-key-strategy.js';

/**
 * Rewrites a URL with invalid percent-encoding (`/%zz`) to the URL of the 404 page. Express would answer 400 to such a
 * URL. That answer is right for API clients (/api/), but visitors need a page.
 */
export const rewriteUndecodableUrlToNotFound: RequestHandler = (request, _response, next) => {
  const path = request.url?.split('?', 1)[0] ?? '';
  if (!path.startsWith('/api/') && !isDecodable(path)) request.url = NOT_FOUND_KEY;
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
