import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, ApiErrors, Cacheable, PathKey, Public } from '../../../platform/index.js';
import { ContentService } from '../../application/content-service.js';
import { AboutContentBody } from './about-content.body.js';
import { FooterSettingsBody } from './footer-settings.body.js';
import { SiteContentBody } from './site-content.body.js';

@ApiTags('content')
@Controller('api')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get('footer-settings')
  @Public()
  @Cacheable({ keyStrategy: PathKey })
  @ApiOperation({ summary: 'Links and lines of the footer' })
  @ApiOkResponse({ type: FooterSettingsBody })
  @ApiErrors()
  getFooterSettings(): Promise<FooterSettingsBody> {
    return this.content.footerSettings();
  }

  @Post('admin/footer-settings')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({ summary: 'Replace the footer settings', description: 'Every field is required.' })
  @ApiOkResponse({ type: FooterSettingsBody })
  @ApiErrors(400, 403)
  saveFooterSettings(@Body() body: FooterSettingsBody): Promise<FooterSettingsBody> {
    return this.content.saveFooterSettings(body);
  }

  @Get('about-content')
  @Public()
  @Cacheable({ keyStrategy: PathKey })
  @ApiOperation({ summary: 'Texts of the about page' })
  @ApiOkResponse({ type: AboutContentBody })
  @ApiErrors()
  getAboutContent(): Promise<AboutContentBody> {
    return this.content.aboutContent();
  }

  @Post('admin/about-content')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({ summary: 'Replace the about page', description: 'Every field is required.' })
  @ApiOkResponse({ type: AboutContentBody })
  @ApiErrors(400, 403)
  saveAboutContent(@Body() body: AboutContentBody): Promise<AboutContentBody> {
    return this.content.saveAboutContent(body);
  }

  @Get('site-content')
  @Public()
  @Cacheable({ keyStrategy: PathKey })
  @ApiOperation({ summary: 'Hero, company, FAQ and social media' })
  @ApiOkResponse({ type: SiteContentBody })
  @ApiErrors()
  getSiteContent(): Promise<SiteContentBody> {
    return this.content.siteContent();
  }

  @Post('admin/site-content')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({
    summary: 'Replace hero, company, FAQ and social media',
    description:
      'Every field is required, except `social.facebook` and `social.tiktok`. The chat number is kept as typed, ' +
      'and refused when no phone number can be understood from it.',
  })
  @ApiOkResponse({ type: SiteContentBody })
  @ApiErrors(400, 403)
  saveSiteContent(@Body() body: SiteContentBody): Promise<SiteContentBody> {
    return this.content.saveSiteContent(body);
  }
}
