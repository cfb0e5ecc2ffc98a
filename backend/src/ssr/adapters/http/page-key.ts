import { CacheKeyStrategy, type RequestHandler } from '../../../platform/index.js';
import type { PageRenderer } from '../../page-renderer.js';

/** Cache key of the 404 page: it is the same for all URLs without a page, so it is cached once. */
export const NOT_FOUND_KEY = '/-';

/** Ignores query parameters that the page does not read (`fbclid`, `utm_source` …). */
export class PageKey extends CacheKeyStrategy {
  constructor(private readonly renderer: PageRenderer) {
    super();
  }

  override keyFor(url: string): string {
    return this.renderer.canonicalUrl(url) ?? NOT_FOUND_KEY;
  }
}

/** Gives the 404 page to URLs that Express cannot decode; under /api/ they stay a 400. */
export const rewriteUndecodableUrl: RequestHandler = (request, _response, next) => {
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
