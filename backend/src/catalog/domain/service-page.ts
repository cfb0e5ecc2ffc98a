import { suggestSlug } from './slug.js';

/** The services with a page of their own. Each page lists the products that belong to the service. */
export const SERVICE_PAGES = ['design', 'printing', 'branding', 'digital-marketing'] as const;
export type ServicePage = (typeof SERVICE_PAGES)[number];

export const isServicePage = (name: string): name is ServicePage =>
  SERVICE_PAGES.some((page) => page === name);

export interface ServicePageFilter {
  /** All products of categories with these slugs belong to the service. */
  readonly categories: readonly string[];
  /** Products whose name contains one of these keywords also belong to the service; case-insensitive. */
  readonly keywords: readonly string[];
}

/** The words in the names of categories that suggest a service. */
const WORDS: Readonly<Record<ServicePage, readonly string[]>> = {
  design: ['desain', 'design', 'logo', 'ilustrasi'],
  printing: [
    ...['percetakan', 'cetak', 'cetakan', 'print', 'printing', 'sablon', 'bordir', 'cutting'],
    ...['spanduk', 'banner', 'baliho', 'backdrop', 'umbul umbul', 'bendera', 'poster', 'plakat', 'neon box'],
    ...['stiker', 'sticker', 'label', 'stempel'],
    ...['undangan', 'yasin', 'buku', 'notebook', 'kalender', 'majalah', 'katalog'],
    ...['brosur', 'flyer', 'pamflet', 'selebaran', 'kartu', 'id card', 'lanyard', 'name tag'],
    ...['nota', 'bon', 'kuitansi', 'faktur', 'amplop', 'kop surat', 'map', 'sertifikat', 'piagam'],
    ...['kemasan', 'packaging', 'box', 'kotak', 'dus', 'kardus', 'pouch', 'paper cup', 'papercup'],
    ...['paper bag', 'paperbag', 'goodie bag'],
    ...['kaos', 'kaus', 't shirt', 'baju', 'jaket', 'topi', 'seragam', 'tote', 'totebag'],
    ...['mug', 'gelas', 'tumbler', 'pin', 'gantungan kunci', 'payung', 'bantal'],
    ...['souvenir', 'suvenir', 'merchandise', 'foto'],
  ],
  branding: ['branding', 'brand', 'merek', 'identitas'],
  'digital-marketing': [
    'digital marketing',
    'pemasaran digital',
    'media sosial',
    'sosial media',
    'social media',
    'instagram',
    'tiktok',
    'feed',
    'konten',
    'iklan',
  ],
};

export const SERVICE_PAGE_FILTERS: Readonly<Record<ServicePage, ServicePageFilter>> = {
  design: {
    categories: ['design'],
    keywords: ['desain', 'logo', 'branding', 'poster', 'instagram'],
  },
  printing: {
    categories: ['printing'],
    keywords: ['cetak', 'banner', 'brosur', 'kartu nama', 'stiker'],
  },
  branding: {
    categories: [],
    keywords: ['branding', 'brand', 'logo', 'identitas', 'paket'],
  },
  'digital-marketing': {
    categories: [],
    keywords: ['instagram', 'feed', 'digital', 'sosial', 'media', 'content'],
  },
};

/** @param tied the service pages of the product's category */
export function belongsToServicePage(
  service: ServicePage,
  product: { name: string; category: string },
  tied: readonly ServicePage[] = [],
): boolean {
  const { categories, keywords } = SERVICE_PAGE_FILTERS[service];
  const name = product.name.toLowerCase();
  return (
    tied.includes(service) ||
    categories.includes(product.category) ||
    keywords.some((keyword) => name.includes(keyword))
  );
}

/**
 * Returns the service pages that words in the name or slug of a category suggest: 'Spanduk & Desain' → design,
 * printing.
 */
export function servicePagesOf({ name, slug }: { name: string; slug: string }): ServicePage[] {
  // With hyphens on both sides, only whole words of a slug match.
  const slugs = [suggestSlug(name), slug].map((text) => `-${text}-`);
  return SERVICE_PAGES.filter((service) =>
    WORDS[service].some((word) => slugs.some((text) => text.includes(`-${word.replaceAll(' ', '-')}-`))),
  );
}

export const pagesListing = ({
  slug,
  servicePages,
}: {
  readonly slug: string;
  readonly servicePages: readonly ServicePage[];
}): ServicePage[] =>
  SERVICE_PAGES.filter(
    (page) => servicePages.includes(page) || SERVICE_PAGE_FILTERS[page].categories.includes(slug),
  );

/** Whether the products of a category are sent as parcels: they are printed, or no page says what they are. */
export function isShipped(category: {
  readonly slug: string;
  readonly servicePages: readonly ServicePage[];
}): boolean {
  const pages = pagesListing(category);
  return pages.length === 0 || pages.includes('printing');
}

/** Returns each of the pages once, in the order of the menu. */
export function inMenuOrder(pages: readonly ServicePage[]): ServicePage[] {
  return SERVICE_PAGES.filter((service) => pages.includes(service));
}
