import { DEFAULT_SITE_CONTENT, type Company, type SiteContent } from './site-content.js';

/** What visitors read: the site content without sample values that would be untrue of the owner's shop. */
export interface PublicSiteContent extends Omit<SiteContent, 'company'> {
  company: Omit<Company, 'address'> & { address: string | null };
}

/** Leaves out the address and the profiles that are still the samples. */
export function withoutSamples({ company, social, ...rest }: SiteContent): PublicSiteContent {
  const { company: sample, social: samples } = DEFAULT_SITE_CONTENT;
  const own = (profile: keyof SiteContent['social']) =>
    social[profile] === samples[profile] ? null : social[profile];
  return {
    ...rest,
    company: { ...company, address: company.address === sample.address ? null : company.address },
    social: { ...social, instagram: own('instagram'), marketplace: own('marketplace') },
  };
}
