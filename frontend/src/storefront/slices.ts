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

/** A public page. Each page has one entry in `pages` and a source file in a folder beside this file. */
export interface PageSlice {
  /** The page's path, with parameters in the router's notation. */
  readonly path: string;
  /** The query parameters that the page reads. Other parameters (`fbclid`, `utm_source` …) do not change the page. */
  readonly query?: readonly string[];
  readonly prefetch?: Prefetch;
  /** The page's source file, relative to this folder. It identifies the page's scripts in the build's manifest. */
  readonly source: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The parameters of product lists: the number of products before the shown ones, and the number of shown products. */
const RANGE = ['mulai', 'tampil'];

// The queries of these pages are loaded on demand, together with the page. Imported queries are loaded with every page.
const loadPreview = () => import('./preview/preview-page');
const loadShipping = () => import('./shipping/shipping-page');
const loadWorks = () => import('./works/works-page');

const servicePage = (
  service: Service,
  load: () => Promise<{ readonly default: ComponentType; readonly prefetch: Prefetch }>,
): PageSlice => ({
  path: `/${service}`,
  query: ['urut', ...RANGE],
  prefetch: async (...args) => (await load()).prefetch(...args),
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
    // The path of a secret preview. No public page links to it.
    path: '/pratinjau/:token',
    prefetch: async (...args) => (await loadPreview()).prefetchPreview(...args),
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
    prefetch: async (...args) => (await loadShipping()).prefetchShipping(...args),
    source: 'shipping/shipping-page.tsx',
    load: loadShipping,
  },
  {
    path: paths.works,
    prefetch: async (...args) => (await loadWorks()).prefetch(...args),
    source: 'works/works-page.tsx',
    load: loadWorks,
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
