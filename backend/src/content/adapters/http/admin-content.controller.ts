import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, ApiErrors, ETAG, IF_MATCH, IfMatch } from '../../../platform/index.js';
import { ContentService } from '../../application/content-service.js';
import { ABOUT_CONTENT } from '../../domain/about-content.js';
import { FOOTER_SETTINGS } from '../../domain/footer-settings.js';
import { SITE_CONTENT } from '../../domain/site-content.js';
import { AboutContentBody } from './about-content.body.js';
import { FooterSettingsBody } from './footer-settings.body.js';
import { withEtag } from './part-controllers.js';
import { SiteContentBody } from './site-content.body.js';

/**
 * The panel's routes for the three content parts whose routes `controllersOf` does not create. The ETag of a response
 * is the content's version.
 */
@ApiTags('content')
@AdminOnly()
@Controller('api/admin')
export class AdminContentController {
  constructor(private readonly content: ContentService) {}

  @Get('footer-settings')
  @ApiOperation({ summary: 'The footer settings, with the version that an edit is based on' })
  @ApiOkResponse({ type: FooterSettingsBody, headers: ETAG })
  @ApiErrors()
  async adminGetFooterSettings(@Res({ passthrough: true }) response: Response): Promise<FooterSettingsBody> {
    return withEtag(response, await this.content.read(FOOTER_SETTINGS));
  }

  @Post('footer-settings')
  @HttpCode(200)
  @ApiOperation({ summary: 'Replace the footer settings', description: 'Every field is required.' })
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: FooterSettingsBody, headers: ETAG })
  @ApiErrors(400, 403, 409)
  async saveFooterSettings(
    @Body() body: FooterSettingsBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FooterSettingsBody> {
    return withEtag(response, await this.content.save(FOOTER_SETTINGS, body, version));
  }

  @Get('about-content')
  @ApiOperation({ summary: 'The about page, with the version that an edit is based on' })
  @ApiOkResponse({ type: AboutContentBody, headers: ETAG })
  @ApiErrors()
  async adminGetAboutContent(@Res({ passthrough: true }) response: Response): Promise<AboutContentBody> {
    return withEtag(response, await this.content.read(ABOUT_CONTENT));
  }

  @Post('about-content')
  @HttpCode(200)
  @ApiOperation({ summary: 'Replace the about page', description: 'Every field is required.' })
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: AboutContentBody, headers: ETAG })
  @ApiErrors(400, 403, 409)
  async saveAboutContent(
    @Body() body: AboutContentBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AboutContentBody> {
    return withEtag(response, await this.content.save(ABOUT_CONTENT, body, version));
  }

  @Get('site-content')
  @ApiOperation({ summary: 'Hero, company, FAQ and social media, with the version that an edit is based on' })
  @ApiOkResponse({ type: SiteContentBody, headers: ETAG })
  @ApiErrors()
  async adminGetSiteContent(@Res({ passthrough: true }) response: Response): Promise<SiteContentBody> {
    return withEtag(response, await this.content.read(SITE_CONTENT));
  }

  @Post('site-content')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Replace hero, company, FAQ and social media',
    description:
      'Every field is required, except `social.facebook`, `social.tiktok`, and of the company `timeZone`, ' +
      '`specialHours` and `mapUrl`, which keep their stored values when they are missing. The chat number is kept as typed, and refused when no phone number can be understood from it.',
  })
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: SiteContentBody, headers: ETAG })
  @ApiErrors(400, 403, 409)
  async saveSiteContent(
    @Body() body: SiteContentBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SiteContentBody> {
    return withEtag(response, await this.content.save(SITE_CONTENT, body, version));
  }
}
