import { ApiSchema } from '@nestjs/swagger';
import type { Changes } from '../../domain/changes.js';
import type { Followers, SocialLinks } from '../../domain/site-content.js';
import { OptionalText, ProfileUrl } from './text-fields.js';

@ApiSchema({ name: 'SocialLinks', description: "The shop's profiles elsewhere" })
export class SocialLinksBody implements Changes<SocialLinks> {
  // The last argument tells whether a request must contain the field.
  @ProfileUrl('Alamat Instagram', 'https://www.instagram.com/etalase.contoh', true)
  instagram: string | null;

  @ProfileUrl('Alamat marketplace', 'https://shopee.co.id/etalase.contoh', true)
  marketplace: string | null;

  @ProfileUrl('Alamat Facebook', 'https://www.facebook.com/etalase.contoh', false)
  facebook?: string | null;

  @ProfileUrl('Alamat TikTok', 'https://www.tiktok.com/@etalase.contoh', false)
  tiktok?: string | null;
}

@ApiSchema({ name: 'Followers', description: 'Follower counts as the owner types them' })
export class FollowersBody implements Followers {
  @OptionalText('Pengikut Instagram', 12, '1.2K')
  instagram: string | null;

  @OptionalText('Pengikut Facebook', 12, '250')
  facebook: string | null;

  @OptionalText('Pengikut TikTok', 12, '89')
  tiktok: string | null;
}
