import { ApiSchema } from '@nestjs/swagger';
import { FOOTER_FIELDS } from '../../domain/fields.js';
import { DEFAULT_FOOTER_SETTINGS as EXAMPLE, type FooterSettings } from '../../domain/footer-settings.js';
import { LinkTarget, Text } from './text-fields.js';

@ApiSchema({ name: 'FooterSettings', description: 'Links and lines of the footer' })
export class FooterSettingsBody implements FooterSettings {
  @Text(FOOTER_FIELDS.aboutLinkText, EXAMPLE.aboutLinkText)
  aboutLinkText: string;

  @LinkTarget(FOOTER_FIELDS.aboutLinkUrl, EXAMPLE.aboutLinkUrl)
  aboutLinkUrl: string;

  @Text(FOOTER_FIELDS.contactLinkText, EXAMPLE.contactLinkText)
  contactLinkText: string;

  @LinkTarget(FOOTER_FIELDS.contactLinkUrl, EXAMPLE.contactLinkUrl)
  contactLinkUrl: string;

  @Text(FOOTER_FIELDS.faqLinkText, EXAMPLE.faqLinkText)
  faqLinkText: string;

  @LinkTarget(FOOTER_FIELDS.faqLinkUrl, EXAMPLE.faqLinkUrl)
  faqLinkUrl: string;

  @Text(FOOTER_FIELDS.shippingLinkText, EXAMPLE.shippingLinkText)
  shippingLinkText: string;

  @LinkTarget(FOOTER_FIELDS.shippingLinkUrl, EXAMPLE.shippingLinkUrl)
  shippingLinkUrl: string;

  @Text(FOOTER_FIELDS.designServiceText, EXAMPLE.designServiceText)
  designServiceText: string;

  @LinkTarget(FOOTER_FIELDS.designServiceUrl, EXAMPLE.designServiceUrl)
  designServiceUrl: string;

  @Text(FOOTER_FIELDS.printingServiceText, EXAMPLE.printingServiceText)
  printingServiceText: string;

  @LinkTarget(FOOTER_FIELDS.printingServiceUrl, EXAMPLE.printingServiceUrl)
  printingServiceUrl: string;

  @Text(FOOTER_FIELDS.brandingServiceText, EXAMPLE.brandingServiceText)
  brandingServiceText: string;

  @LinkTarget(FOOTER_FIELDS.brandingServiceUrl, EXAMPLE.brandingServiceUrl)
  brandingServiceUrl: string;

  @Text(FOOTER_FIELDS.digitalServiceText, EXAMPLE.digitalServiceText)
  digitalServiceText: string;

  @LinkTarget(FOOTER_FIELDS.digitalServiceUrl, EXAMPLE.digitalServiceUrl)
  digitalServiceUrl: string;

  @Text(FOOTER_FIELDS.newsletterTitle, EXAMPLE.newsletterTitle)
  newsletterTitle: string;

  @Text(FOOTER_FIELDS.newsletterDescription, EXAMPLE.newsletterDescription)
  newsletterDescription: string;

  @Text(FOOTER_FIELDS.copyrightText, EXAMPLE.copyrightText)
  copyrightText: string;
}
