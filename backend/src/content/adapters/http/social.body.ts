import { ApiSchema } from '@nestjs/swagger';
import { FOLLOWERS_FIELDS, SOCIAL_FIELDS } from '../../domain/fields.js';
import type { Changes } from '../../domain/changes.js';
import type { Followers, SocialLinks } from '../../domain/site-content.js';
import { OptionalText, ProfileUrl } from './text-fields.js';

@ApiSchema({ name: 'SocialLinks', description: "The shop's profiles elsewhere" })
export class SocialLinksBody implements Changes<SocialLinks> {
  // The last argument tells whether a request must contain the field.
  @ProfileUrl(SOCIAL_FIELDS.instagram, 'https://www.instagram.com/etalase.contoh', true)
  instagram: string | null;

  @ProfileUrl(SOCIAL_FIELDS.marketplace, 'https://shopee.co.id/etalase.contoh', true)
  marketplace: string | null;

  @ProfileUrl(SOCIAL_FIELDS.facebook, 'https://www.facebook.com/etalase.contoh', false)
  facebook?: string | null;

  @ProfileUrl(SOCIAL_FIELDS.tiktok, 'https://www.tiktok.com/@etalase.contoh', false)
  tiktok?: string | null;
}

@ApiSchema({ name: 'Followers', description: 'Follower counts as the owner types them' })
export class FollowersBody implements Followers {
  @OptionalText(FOLLOWERS_FIELDS.instagram, '1.2K')
  instagram: string | null;

  @OptionalText(FOLLOWERS_FIELDS.facebook, '250')
  facebook: string | null;

  @OptionalText(FOLLOWERS_FIELDS.tiktok, '89')
  tiktok: string | null;
}
