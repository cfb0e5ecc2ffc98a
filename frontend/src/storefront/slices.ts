import type { ComponentType } from 'react';
import type { Service } from '../api/generated/models';
import type { Prefetch } from '../api/prefetch';
import { paths } from '../paths';
import { prefetchAbout } from './about/about-data';
import { prefetchVisit } from './contact/contact-data';
import { prefetchCategory } from './category/category-data';
import { prefetchFaq } from './faq/faq-data';
import { prefetchHome } from './home/home-data';
import { prefetchProduct } from './product/product-data';

/** A public page. Each page has a folder here and one entry in `pages`. */
export interface PageSlice {
  /** A path of `paths`, with parameters in the router's notation. */
  readonly path: string;
  /** The query parameters that the page reads. Others (`fbclid`, `utm_source` …) do not change the page. */
  readonly query?: readonly string[];
  readonly prefetch?: Prefetch;
  /** The page's source file in this folder, which identifies its scripts in the build's manifest. */
  readonly source: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The parameters of product lists: the first shown product, and the number of shown products. */
const RANGE = ['mulai', 'tampil'];

// These pages are loaded on demand together with their queries. Otherwise the queries would be loaded with every page.
const loadPreview = () => import('./preview/preview-page');
const loadShipping = () => import('./shipping/shipping-page');

const servicePage = (
  service: Service,
  load: () => Promise<{ readonly default: ComponentType; readonly prefetch: Prefetch }>,
): PageSlice => ({
  path: `/${service}`,
  query: ['urut', ...RANGE],
  prefetch: async (...place) => (await load()).prefetch(...place),
  source: `services/${service}-page.tsx`,
  load,
});

export const pages: readonly PageSlice[] = [
  {
    path: paths.home,
    query: ['kategori', ...RANGE, 'cari'],
    prefetch: prefetchHome,
    source: 'home/home-page.tsx',
    load: () => import('./home/home-page'),
  },
  {
    path: paths.product(':id'),
    prefetch: prefetchProduct,
    source: 'product/product-page.tsx',
    load: () => import('./product/product-page'),
  },
  {
    // No page links to this path.
    path: '/pratinjau/:token',
    prefetch: async (...place) => (await loadPreview()).prefetchPreview(...place),
    source: 'preview/preview-page.tsx',
    load: loadPreview,
  },
  {
    // Written out, because `paths.category` would encode the colon.
    path: '/category/:categorySlug',
    query: ['urut', ...RANGE],
    prefetch: prefetchCategory,
    source: 'category/category-page.tsx',
    load: () => import('./category/category-page'),
  },
  {
    path: paths.about,
    prefetch: prefetchAbout,
    source: 'about/about-page.tsx',
    load: () => import('./about/about-page'),
  },
  {
    path: paths.contact,
    prefetch: prefetchVisit,
    source: 'contact/contact-page.tsx',
    load: () => import('./contact/contact-page'),
  },
  {
    path: paths.faq,
    prefetch: prefetchFaq,
    source: 'faq/faq-page.tsx',
    load: () => import('./faq/faq-page'),
  },
  {
    path: paths.shipping,
    prefetch: async (...place) => (await loadShipping()).prefetchShipping(...place),
    source: 'shipping/shipping-page.tsx',
    load: loadShipping,
  },
  servicePage('design', () => import('./services/design-page')),
  servicePage('printing', () => import('./services/printing-page')),
  servicePage('branding', () => import('./services/branding-page')),
  servicePage('digital-marketing', () => import('./services/digital-marketing-page')),
];

/** Shown at every URL without a page. */
export const notFoundPage: PageSlice = {
  path: '*',
  source: 'not-found/not-found-page.tsx',
  load: () => import('./not-found/not-found-page'),
};
