import { CacheKeyStrategy, type RequestHandler } from '../../../platform/index.js';
import type { PageRenderer } from '../../page-renderer.js';

/** Where no page is; the 404 page is the same for all such URLs, so it is cached once, under this one. */
export const NOT_FOUND_KEY = '/-';

/** A page has one response, whatever else stands in its query (`fbclid`, `utm_source` …). */
export class PageKey extends CacheKeyStrategy {
  constructor(private readonly renderer: PageRenderer) {
    super();
  }

  override keyFor(url: string): string {
    return this.renderer.canonicalUrl(url) ?? NOT_FOUND_KEY;
  }
}

/** Sends URLs that Express cannot decode to the 404 page; of the API they stay a bad request. */
export const undecodableAsMissing: RequestHandler = (request, _response, next) => {
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
