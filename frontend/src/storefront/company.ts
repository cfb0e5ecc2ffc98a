import { useQuery } from '@tanstack/react-query';
import type { Company, SiteContent } from '../api/generated/models';
import { partOf } from '../api/part-of';
import { chatLink } from '../format/chat';
import * as text from '../text/layout';

export type ShownCompany = Omit<Company, 'specialHours' | 'mapUrl'>;

export interface ShownSiteContent extends Omit<SiteContent, 'faq' | 'company'> {
  readonly company: ShownCompany;
}

/**
 * The site content without the FAQ and the fields of `visitFacts` (contact page). Every page reads this part. It
 * includes the texts of the home page, so that the home page shows these texts at once after client navigation.
 */
export const siteContent = partOf(
  '/api/site-content',
  'site',
  ({ hero, company: { specialHours: _, mapUrl: __, ...company }, social, followers }): ShownSiteContent => ({
    hero,
    company,
    social,
    followers,
  }),
);

export const shopIdentity = partOf('/api/content/identity', 'layout', ({ logo, logoDark, description }) => ({
  logo,
  logoDark,
  description,
}));

/** The company's name, or the default name on a page without site content (its queries failed). */
export function useCompanyName(): string {
  return useQuery(siteContent).data?.company.name ?? text.defaultCompanyName;
}

/**
 * The URL of a chat with a prefilled message; undefined for an invalid number and while the company is not loaded.
 * @param number a chat number that replaces the company's chat number.
 */
export function useCompanyChat(
  message: (company: string) => string,
  number?: string | null,
): string | undefined {
  const company = useQuery(siteContent).data?.company;
  return company && chatLink(number ?? company.chatNumber, message(company.name));
}
