/** The services that have a page of their own, which lists the products matching the service's filter. */
export const SERVICES = ['design', 'printing', 'branding', 'digital-marketing'] as const;
export type Service = (typeof SERVICES)[number];

export interface ServiceFilter {
  /** All products of this category belong to the service … */
  readonly category?: string;
  /** … and all products whose name contains one of these; case-insensitive. */
  readonly keywords: readonly string[];
}

export const SERVICE_FILTERS: Readonly<Record<Service, ServiceFilter>> = {
  design: { category: 'design', keywords: ['desain', 'logo', 'branding', 'poster', 'instagram'] },
  printing: { category: 'printing', keywords: ['cetak', 'banner', 'brosur', 'kartu nama', 'stiker'] },
  branding: { keywords: ['branding', 'brand', 'logo', 'identitas', 'paket'] },
  'digital-marketing': { keywords: ['instagram', 'feed', 'digital', 'sosial', 'media', 'content'] },
};

export function belongsToService(service: Service, product: { name: string; category: string }): boolean {
  const { category, keywords } = SERVICE_FILTERS[service];
  const name = product.name.toLowerCase();
  return product.category === category || keywords.some((keyword) => name.includes(keyword));
}
