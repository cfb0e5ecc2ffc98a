import { CacheKeyStrategy } from '../../../../platform/index.js';
import type { PageRenderer } from '../../page-renderer.js';

/** Cache key and URL of the 404 page. All URLs without a page share this page, so it is cached once. */
export const NOT_FOUND_KEY = '/-';

/** Ignores query parameters that the page does not read (`fbclid`, `utm_source` …). */
export class PageKeyStrategy extends CacheKeyStrategy {
  constructor(private readonly renderer: PageRenderer) {
    super();
  }

  override keyFor(url: string): string {
    return this.renderer.canonicalUrl(url) ?? NOT_FOUND_KEY;
  }
}
