import { CacheKeyStrategy } from '../../../../platform/index.js';
import type { PageRenderer } from '../../page-renderer.js';

/** The cache key and URL of the 404 page. All URLs without a page share this key, so the 404 page is cached once. */
export const NOT_FOUND_KEY = '/-';

/** Removes query parameters that the page does not read (`fbclid`, `utm_source` …) from the cache key. */
export class PageKeyStrategy extends CacheKeyStrategy {
  constructor(private readonly renderer: PageRenderer) {
    super();
  }

  override keyFor(url: string): string {
    return this.renderer.canonicalUrl(url) ?? NOT_FOUND_KEY;
  }
}
