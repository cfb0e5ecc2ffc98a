import { z } from 'zod';
import { SaveFooterSettingsBody } from '../../api/generated/content/content.zod';
import type { FooterSettings } from '../../api/generated/models';
import { looksLikeLink } from '../../format/https-url';
import * as text from '../../text/admin-settings';
import { formSchema, requiredText } from '../forms/form-schema';

interface LinkFields {
  readonly text: keyof FooterSettings;
  readonly url: keyof FooterSettings;
}

export const quickLinks: readonly LinkFields[] = [
  { text: 'aboutLinkText', url: 'aboutLinkUrl' },
  { text: 'contactLinkText', url: 'contactLinkUrl' },
  { text: 'faqLinkText', url: 'faqLinkUrl' },
  { text: 'shippingLinkText', url: 'shippingLinkUrl' },
];

export const serviceLinks: readonly LinkFields[] = [
  { text: 'designServiceText', url: 'designServiceUrl' },
  { text: 'printingServiceText', url: 'printingServiceUrl' },
  { text: 'brandingServiceText', url: 'brandingServiceUrl' },
  { text: 'digitalServiceText', url: 'digitalServiceUrl' },
];

const typed = (name: keyof FooterSettings) => requiredText(text.footerFields[name]);
const url = (name: keyof FooterSettings) =>
  typed(name).refine((value) => value === '' || looksLikeLink(value), text.urlError);

export const footerSchema = formSchema(
  z.object({
    aboutLinkText: typed('aboutLinkText'),
    aboutLinkUrl: url('aboutLinkUrl'),
    contactLinkText: typed('contactLinkText'),
    contactLinkUrl: url('contactLinkUrl'),
    faqLinkText: typed('faqLinkText'),
    faqLinkUrl: url('faqLinkUrl'),
    shippingLinkText: typed('shippingLinkText'),
    shippingLinkUrl: url('shippingLinkUrl'),
    designServiceText: typed('designServiceText'),
    designServiceUrl: url('designServiceUrl'),
    printingServiceText: typed('printingServiceText'),
    printingServiceUrl: url('printingServiceUrl'),
    brandingServiceText: typed('brandingServiceText'),
    brandingServiceUrl: url('brandingServiceUrl'),
    digitalServiceText: typed('digitalServiceText'),
    digitalServiceUrl: url('digitalServiceUrl'),
    newsletterTitle: typed('newsletterTitle'),
    newsletterDescription: typed('newsletterDescription'),
    copyrightText: typed('copyrightText'),
  }),
  SaveFooterSettingsBody,
);
