import { z } from 'zod';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import type { SocialLinks } from '../../api/generated/models';
import { looksLikeHttpsUrl } from '../../format/https-url';
import { completeProfile } from '../../format/profile';
import { httpsError } from '../../text/admin-common';
import * as text from '../../text/admin-social';
import { formSchema, optionalText } from '../forms/form-schema';

/** The networks in the order of the form. */
export const networks = ['instagram', 'marketplace', 'facebook', 'tiktok'] as const;
export type Network = (typeof networks)[number];

/** URL prefixes of profiles. A marketplace has none, because it can be any site. */
export const profileUrls: Readonly<Partial<Record<Network, string>>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
};

const link = (network: Network) =>
  optionalText
    .transform((typed) => completeProfile(typed, profileUrls[network]))
    .refine(
      (url) => url === '' || looksLikeHttpsUrl(url),
      (profileUrls[network] ? text.profileError : httpsError)(text[network]),
    );

export const linksSchema = formSchema(
  z.object({
    instagram: link('instagram'),
    marketplace: link('marketplace'),
    facebook: link('facebook'),
    tiktok: link('tiktok'),
  }),
  SaveSiteContentBody.shape.social,
);

export const valuesOf = (social: SocialLinks): z.input<typeof linksSchema> => ({
  instagram: social.instagram ?? '',
  marketplace: social.marketplace ?? '',
  facebook: social.facebook ?? '',
  tiktok: social.tiktok ?? '',
});
