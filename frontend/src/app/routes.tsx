import { matchPath } from 'react-router-dom';
import type { Address, Prefetch } from '../api/prefetch';
import { prefetchAbout } from '../storefront/about/about-data';
import { prefetchCategory } from '../storefront/category/category-data';
import { prefetchHome } from '../storefront/home/home-data';
import { prefetchProduct } from '../storefront/product/product-data';
import { prefetchService } from '../storefront/services/service-data';
import { lazyPage, type LazyPage } from './lazy-page';

export interface Route extends LazyPage {
  readonly path: string;
  /** The page's file, by which the server finds the scripts to announce. */
  readonly source: string;
  readonly prefetch: Prefetch;
  /** What it reads from the query; whatever else stands there (`fbclid`, `utm_source` …) is no other page. */
  readonly query: readonly string[];
}

const nothing: Prefetch = () => Promise.resolve();

function route(
  path: string,
  source: string,
  load: Parameters<typeof lazyPage>[0],
  prefetch = nothing,
  query: readonly string[] = [],
): Route {
  return { path, source: `src/storefront/${source}.tsx`, prefetch, query, ...lazyPage(load) };
}

/** Each public page: its address, its file, and what it reads. */
export const routes: readonly Route[] = [
  route('/', 'home/home-page', () => import('../storefront/home/home-page'), prefetchHome, [
    'kategori',
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
    ['tampil'],
  ),
  route('/about', 'about/about-page', () => import('../storefront/about/about-page'), prefetchAbout),
  route('/contact', 'contact/contact-page', () => import('../storefront/contact/contact-page')),
  route('/faq', 'faq/faq-page', () => import('../storefront/faq/faq-page')),
  route('/shipping', 'shipping/shipping-page', () => import('../storefront/shipping/shipping-page')),
  route(
    '/design',
    'services/design-page',
    () => import('../storefront/services/design-page'),
    prefetchService('design'),
    ['urut', 'tampil'],
  ),
  route(
    '/printing',
    'services/printing-page',
    () => import('../storefront/services/printing-page'),
    prefetchService('printing'),
    ['urut', 'tampil'],
  ),
  route(
    '/branding',
    'services/branding-page',
    () => import('../storefront/services/branding-page'),
    prefetchService('branding'),
    ['urut', 'tampil'],
  ),
  route(
    '/digital-marketing',
    'services/digital-marketing-page',
    () => import('../storefront/services/digital-marketing-page'),
    prefetchService('digital-marketing'),
    ['urut', 'tampil'],
  ),
];

export const notFoundRoute = route(
  '*',
  'not-found/not-found-page',
  () => import('../storefront/not-found/not-found-page'),
);

export interface RouteMatch {
  readonly route: Route;
  readonly address: Address;
  /** The page's one name: path and query without what it does not read. */
  readonly name: string;
}

/** The page at an address; the 404 page when there is none. */
export function matchRoute({ pathname, search: query, searchParams }: URL): RouteMatch {
  for (const candidate of routes) {
    const match = matchPath({ path: candidate.path, caseSensitive: true }, pathname);
    if (!match) continue;
    const search = new URLSearchParams();
    for (const name of candidate.query) {
      const value = searchParams.get(name);
      // PostgreSQL's text holds no NUL; browsers show this character for one.
      if (value !== null) search.set(name, value.replaceAll('\u0000', '\ufffd'));
    }
    const path = pathname.replace(/\/+$/u, '') || '/';
    return {
      route: candidate,
      address: { params: unescaped(match.params), search },
      name: search.size > 0 ? `${path}?${search}` : path,
    };
  }
  return { route: notFoundRoute, address: { params: {}, search: searchParams }, name: pathname + query };
}

// As the router's hooks read them in the page itself; matchPath leaves `%20` as it is.
function unescaped(params: Address['params']): Address['params'] {
  try {
    const entries = Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]);
    return Object.fromEntries(entries) as Address['params'];
  } catch {
    return params;
  }
}
