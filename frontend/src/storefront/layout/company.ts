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
 * The site content without the FAQ and the fields of `visitFacts`. Every page reads this part. The home page's texts
 * are included, so that the home page shows them at once after client navigation.
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

/** The fields of the shop's identity in the header and footer of every page. */
export const face = partOf('/api/content/identity', 'face', ({ logo, logoDark, description }: Identity) => ({
  logo,
  logoDark,
  description,
}));

/** The company's name. It is the default name while the site content is missing (on a page whose queries failed). */
export function useCompanyName(): string {
  return useQuery(siteContent).data?.company.name ?? defaultCompanyName;
}

/**
 * The URL of a chat with a prefilled message; undefined while the company is not loaded.
 * @param number replaces the company's number.
 */
export function useCompanyChat(
  message: (company: string) => string,
  number?: string | null,
): string | undefined {
  const company = useQuery(siteContent).data?.company;
  return company && chatLink(number ?? company.chatNumber, message(company.name));
}
