import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiErrors, ApiTag, Cacheable, PathKeyStrategy, Public } from '../../../platform/index.js';
import { ContentService } from '../../application/content-service.js';
import { PublicContent } from '../../application/public-content.js';
import { ABOUT_CONTENT } from '../../domain/about-content.js';
import { FOOTER_SETTINGS } from '../../domain/footer-settings.js';
import { AboutContentBody } from './about-content.body.js';
import { FooterSettingsBody } from './footer-settings.body.js';
import { SiteContentBody } from './site-content.body.js';

@ApiTag('content', 'Texts, links and company details of the pages. Each object is read and saved as a whole.')
@Controller('api')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly publicContent: PublicContent,
  ) {}

  @Get('footer-settings')
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'Links and lines of the footer' })
  @ApiOkResponse({ type: FooterSettingsBody })
  @ApiErrors()
  getFooterSettings(): Promise<FooterSettingsBody> {
    return this.content.readForVisitors(FOOTER_SETTINGS);
  }

  @Get('about-content')
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'Texts of the about page' })
  @ApiOkResponse({ type: AboutContentBody })
  @ApiErrors()
  getAboutContent(): Promise<AboutContentBody> {
    return this.content.readForVisitors(ABOUT_CONTENT);
  }

  @Get('site-content')
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({
    summary: 'Hero, company, FAQ and social media',
    description:
      'A sample address or profile is null once the content was saved or the shop has a product of the owner.',
  })
  @ApiOkResponse({ type: SiteContentBody })
  @ApiErrors()
  getSiteContent(): Promise<SiteContentBody> {
    return this.publicContent.siteContent();
  }
}
