import { DEFAULT_SITE_CONTENT, type SiteContent } from './site-content.js';

/**
 * Leaves out the address and the profiles that still have their sample values, because these values are untrue of the
 * owner's shop.
 */
export function withoutSamples({ company, social, ...rest }: SiteContent): SiteContent {
  const { company: sample, social: samples } = DEFAULT_SITE_CONTENT;
  const own = (profile: keyof SiteContent['social']) =>
    social[profile] === samples[profile] ? null : social[profile];
  return {
    ...rest,
    company: { ...company, address: company.address === sample.address ? null : company.address },
    social: { ...social, instagram: own('instagram'), marketplace: own('marketplace') },
  };
}
