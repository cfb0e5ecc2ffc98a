import { matchRoutes } from 'react-router-dom';
import type { PageLocation, Prefetch } from '../api/prefetch';
import { notFoundPage, pages, type PageSlice } from '../storefront/slices';
import { lazyComponent, type LazyComponent } from '../ui/lazy-component';

export interface Route extends LazyComponent<object> {
  readonly path: string;
  readonly caseSensitive: true;
  /** The key of the page's scripts in the build's manifest. */
  readonly source: string;
  readonly prefetch: Prefetch;
  readonly query: readonly string[];
}

const noPrefetch: Prefetch = () => Promise.resolve();

const routeOf = ({ path, query = [], prefetch = noPrefetch, source, load }: PageSlice): Route => ({
  path,
  caseSensitive: true,
  source: `src/storefront/${source}`,
  prefetch,
  query,
  ...lazyComponent(load),
});

export const routes: readonly Route[] = pages.map(routeOf);

export const notFoundRoute = routeOf(notFoundPage);

export interface RouteMatch {
  readonly route: Route;
  readonly location: PageLocation;
  /**
   * Path and query, with the product id in lower case and without the parameters that the page does not read. Unchanged
   * when no page has this path.
   */
  readonly canonicalUrl: string;
}

/** Finds the page at a URL in the same way as the router; the 404 page when there is none. */
export function matchRoute({ pathname, search: queryString, searchParams }: URL): RouteMatch {
  const found = isDecodable(pathname) ? matchRoutes([...routes], pathname)?.[0] : undefined;
  if (!found)
    return {
      route: notFoundRoute,
      location: { params: {}, search: searchParams },
      canonicalUrl: pathname + queryString,
    };
  const { route } = found;
  // The id of a product is a UUID, so the case of its letters does not matter.
  const params: PageLocation['params'] = { ...found.params, id: found.params['id']?.toLowerCase() };
  const knownParams = new URLSearchParams();
  // The parameters get the order of `query`, whatever their order in the URL.
  for (const name of route.query) {
    const value = searchParams.get(name);
    // PostgreSQL's text type cannot hold NUL; browsers display it as U+FFFD.
    if (value !== null) knownParams.set(name, value.replaceAll('\u0000', '\ufffd'));
  }
  const path = route.path.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    route,
    location: { params, search: knownParams },
    canonicalUrl: knownParams.size > 0 ? `${path}?${knownParams}` : path,
  };
}

/** False for malformed escapes (`/%E0%A4%A`), which the router would report in the console. */
export function isDecodable(pathname: string): boolean {
  try {
    // The bundler would drop the call if its result were not used.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
