/** The services that have a page of their own, which lists the products matching the service's filter. */
export const SERVICE_PAGES = ['design', 'printing', 'branding', 'digital-marketing'] as const;
export type ServicePage = (typeof SERVICE_PAGES)[number];

export interface ServicePageFilter {
  /** All products of the categories with these slugs belong to the service … */
  readonly categories: readonly string[];
  /** … and all products whose name contains one of these; case-insensitive. */
  readonly keywords: readonly string[];
}

/** Slugs that the panel suggests for what owners call a category of the service; the specification has no such rule. */
const COMMON_NAMES: Readonly<Record<ServicePage, readonly string[]>> = {
  design: ['desain', 'desain-grafis', 'jasa-desain', 'jasa-desain-grafis'],
  printing: ['percetakan', 'cetak', 'cetakan', 'jasa-cetak', 'digital-printing'],
  branding: ['merek', 'identitas-merek', 'identitas-usaha', 'jasa-branding'],
  'digital-marketing': ['pemasaran-digital', 'media-sosial', 'sosial-media', 'jasa-digital-marketing'],
};

export const SERVICE_PAGE_FILTERS: Readonly<Record<ServicePage, ServicePageFilter>> = {
  design: {
    categories: ['design', ...COMMON_NAMES.design],
    keywords: ['desain', 'logo', 'branding', 'poster', 'instagram'],
  },
  printing: {
    categories: ['printing', ...COMMON_NAMES.printing],
    keywords: ['cetak', 'banner', 'brosur', 'kartu nama', 'stiker'],
  },
  branding: {
    categories: COMMON_NAMES.branding,
    keywords: ['branding', 'brand', 'logo', 'identitas', 'paket'],
  },
  'digital-marketing': {
    categories: COMMON_NAMES['digital-marketing'],
    keywords: ['instagram', 'feed', 'digital', 'sosial', 'media', 'content'],
  },
};

export function belongsToServicePage(
  service: ServicePage,
  product: { name: string; category: string },
): boolean {
  const { categories, keywords } = SERVICE_PAGE_FILTERS[service];
  const name = product.name.toLowerCase();
  return categories.includes(product.category) || keywords.some((keyword) => name.includes(keyword));
}
