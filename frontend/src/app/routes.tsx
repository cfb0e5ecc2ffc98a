import { matchRoutes } from 'react-router-dom';
import type { PageLocation, Prefetch } from '../api/prefetch';
import { prefetchAbout } from '../storefront/about/about-data';
import { prefetchCategory } from '../storefront/category/category-data';
import { prefetchFaq } from '../storefront/faq/faq-data';
import { prefetchHome } from '../storefront/home/home-data';
import { prefetchProduct } from '../storefront/product/product-data';
import { prefetchService } from '../storefront/services/service-data';
import { lazyComponent, type LazyComponent } from '../ui/lazy-component';

export interface Route extends LazyComponent<object> {
  readonly path: string;
  readonly caseSensitive: true;
  /** The page's source file, by which the server finds its scripts in the build's manifest. */
  readonly source: string;
  readonly prefetch: Prefetch;
  /** The query parameters that it reads; others (`fbclid`, `utm_source` …) do not change the page. */
  readonly query: readonly string[];
}

const noPrefetch: Prefetch = () => Promise.resolve();

function route(
  path: string,
  source: string,
  load: Parameters<typeof lazyComponent>[0],
  prefetch = noPrefetch,
  query: readonly string[] = [],
): Route {
  return {
    path,
    caseSensitive: true,
    source: `src/storefront/${source}.tsx`,
    prefetch,
    query,
    ...lazyComponent(load),
  };
}

/**
 * Each public page: path, source file, import, prefetch, and the query parameters that it reads: chosen category, first
 * and number of products shown (`mulai`, `tampil`), search, sort order.
 */
export const routes: readonly Route[] = [
  route('/', 'home/home-page', () => import('../storefront/home/home-page'), prefetchHome, [
    'kategori',
    'mulai',
    'tampil',
    'cari',
  ]),
  route(
    '/product/:id',
    'product/product-page',
    () => import('../storefront/product/product-page'),
    prefetchProduct,
  ),
  route(
    '/category/:categorySlug',
    'category/category-page',
    () => import('../storefront/category/category-page'),
    prefetchCategory,
    ['mulai', 'tampil'],
  ),
  route('/about', 'about/about-page', () => import('../storefront/about/about-page'), prefetchAbout),
  route('/contact', 'contact/contact-page', () => import('../storefront/contact/contact-page')),
  route('/faq', 'faq/faq-page', () => import('../storefront/faq/faq-page'), prefetchFaq),
  route('/shipping', 'shipping/shipping-page', () => import('../storefront/shipping/shipping-page')),
  route(
    '/design',
    'services/design-page',
    () => import('../storefront/services/design-page'),
    prefetchService('design'),
    ['urut', 'mulai', 'tampil'],
  ),
  route(
    '/printing',
    'services/printing-page',
    () => import('../storefront/services/printing-page'),
    prefetchService('printing'),
    ['urut', 'mulai', 'tampil'],
  ),
  route(
    '/branding',
    'services/branding-page',
    () => import('../storefront/services/branding-page'),
    prefetchService('branding'),
    ['urut', 'mulai', 'tampil'],
  ),
  route(
    '/digital-marketing',
    'services/digital-marketing-page',
    () => import('../storefront/services/digital-marketing-page'),
    prefetchService('digital-marketing'),
    ['urut', 'mulai', 'tampil'],
  ),
];

export const notFoundRoute = route(
  '*',
  'not-found/not-found-page',
  () => import('../storefront/not-found/not-found-page'),
);

export interface RouteMatch {
  readonly route: Route;
  readonly location: PageLocation;
  /** Path and query, without the parameters that the page does not read; unchanged when there is no such page. */
  readonly canonicalUrl: string;
}

/** The page at a URL, matched as the router matches it; the 404 page when there is none. */
export function matchRoute({ pathname, search: query, searchParams }: URL): RouteMatch {
  const found = isDecodable(pathname) ? matchRoutes([...routes], pathname)?.[0] : undefined;
  if (!found)
    return {
      route: notFoundRoute,
      location: { params: {}, search: searchParams },
      canonicalUrl: pathname + query,
    };
  const { route: page, params } = found;
  const search = new URLSearchParams();
  for (const name of page.query) {
    const value = searchParams.get(name);
    // PostgreSQL's text type cannot hold NUL; browsers display it as U+FFFD.
    if (value !== null) search.set(name, value.replaceAll('\u0000', '\ufffd'));
  }
  const path = page.path.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    route: page,
    location: { params, search },
    canonicalUrl: search.size > 0 ? `${path}?${search}` : path,
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
