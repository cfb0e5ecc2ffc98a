import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import type { Changes } from '../../domain/changes.js';
import type { PublicSiteContent } from '../../domain/public-site-content.js';
import { DEFAULT_SITE_CONTENT } from '../../domain/site-content.js';
import { CompanyBody } from './company.body.js';
import { SiteContentBody } from './site-content.body.js';

@ApiSchema({ name: 'PublicCompany', description: 'Who the shop is and how to reach it' })
export class PublicCompanyResponse extends OmitType(CompanyBody, ['address']) {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 300,
    pattern: '\\S',
    description: 'Plain text; null: still the sample, in a shop that has something of the owner',
    example: DEFAULT_SITE_CONTENT.company.address,
  })
  address: string | null;
}

@ApiSchema({
  name: 'PublicSiteContent',
  description: 'Hero, company, FAQ and social media, as visitors read them',
})
export class PublicSiteContentResponse
  extends OmitType(SiteContentBody, ['company'])
  implements Changes<PublicSiteContent>
{
  @ApiProperty({ type: () => PublicCompanyResponse })
  company: PublicCompanyResponse;
}
