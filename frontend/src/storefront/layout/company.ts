import { useQuery } from '@tanstack/react-query';
import type { Identity, Company, SiteContent } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import { chatLink } from '../../format/chat';
import { defaultCompanyName } from '../../text/layout';

export type ShownCompany = Omit<Company, 'specialHours' | 'mapUrl'>;

export interface ShownSiteContent extends Omit<SiteContent, 'faq' | 'company'> {
  readonly company: ShownCompany;
}

/**
 * The site content without the FAQ and what `visitFacts` has. Every page reads it. The home page's texts are in it too,
 * so that the home page shows them at once when the visitor opens it from another page.
 */
export const siteContent = partOf(
  '/api/site-content',
  'site',
  ({
    hero,
    company: { specialHours: _, mapUrl: __, ...company },
    social,
    followers,
  }: SiteContent): ShownSiteContent => ({
    hero,
    company,
    social,
    followers,
  }),
);

/** What header and footer of every page show of the shop's identity. */
export const face = partOf('/api/content/identity', 'face', ({ logo, logoDark, description }: Identity) => ({
  logo,
  logoDark,
  description,
}));

/** The company's name, or the default name while the site's content is not known (a page whose queries failed). */
export function useCompanyName(): string {
  return useQuery(siteContent).data?.company.name ?? defaultCompanyName;
}

/**
 * URL of a chat, message prefilled; undefined while the company is not known.
 * @param number another than the company's.
 */
export function useCompanyChat(
  message: (company: string) => string,
  number?: string | null,
): string | undefined {
  const company = useQuery(siteContent).data?.company;
  return company && chatLink(number ?? company.chatNumber, message(company.name));
}
