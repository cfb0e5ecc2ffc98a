/** The services that have a page of their own, which lists the products matching the service's filter. */
export const SERVICE_PAGES = ['design', 'printing', 'branding', 'digital-marketing'] as const;
export type ServicePage = (typeof SERVICE_PAGES)[number];

export interface ServicePageFilter {
  /** All products of this category belong to the service … */
  readonly category?: string;
  /** … and all products whose name contains one of these; case-insensitive. */
  readonly keywords: readonly string[];
}

export const SERVICE_PAGE_FILTERS: Readonly<Record<ServicePage, ServicePageFilter>> = {
  design: { category: 'design', keywords: ['desain', 'logo', 'branding', 'poster', 'instagram'] },
  printing: { category: 'printing', keywords: ['cetak', 'banner', 'brosur', 'kartu nama', 'stiker'] },
  branding: { keywords: ['branding', 'brand', 'logo', 'identitas', 'paket'] },
  'digital-marketing': { keywords: ['instagram', 'feed', 'digital', 'sosial', 'media', 'content'] },
};

export function belongsToServicePage(
  service: ServicePage,
  product: { name: string; category: string },
): boolean {
  const { category, keywords } = SERVICE_PAGE_FILTERS[service];
  const name = product.name.toLowerCase();
  return product.category === category || keywords.some((keyword) => name.includes(keyword));
}
