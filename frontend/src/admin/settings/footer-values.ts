import { z } from 'zod';
import { SaveFooterSettingsBody } from '../../api/generated/content/content.zod';
import type { FooterSettings } from '../../api/generated/models';
import { looksLikeLink } from '../../format/https-url';
import * as text from '../../text/admin-settings';
import { formSchema, requiredText } from '../forms/form-schema';

interface LinkFields {
  readonly text: keyof FooterSettings;
  readonly url: keyof FooterSettings;
  readonly name: string;
}

const { footerLinks } = text;

export const quickLinks: readonly LinkFields[] = [
  { text: 'aboutLinkText', url: 'aboutLinkUrl', name: footerLinks.about },
  { text: 'contactLinkText', url: 'contactLinkUrl', name: footerLinks.contact },
  { text: 'faqLinkText', url: 'faqLinkUrl', name: footerLinks.faq },
  { text: 'shippingLinkText', url: 'shippingLinkUrl', name: footerLinks.shipping },
];

export const serviceLinks: readonly LinkFields[] = [
  { text: 'designServiceText', url: 'designServiceUrl', name: footerLinks.design },
  { text: 'printingServiceText', url: 'printingServiceUrl', name: footerLinks.printing },
  { text: 'brandingServiceText', url: 'brandingServiceUrl', name: footerLinks.branding },
  { text: 'digitalServiceText', url: 'digitalServiceUrl', name: footerLinks.digital },
];

const linkText = (name: string) => requiredText(text.linkText(name));
const linkUrl = (name: string) =>
  requiredText(text.linkUrl(name)).refine((typed) => typed === '' || looksLikeLink(typed), text.urlError);

export const footerSchema = formSchema(
  z.object({
    aboutLinkText: linkText(footerLinks.about),
    aboutLinkUrl: linkUrl(footerLinks.about),
    contactLinkText: linkText(footerLinks.contact),
    contactLinkUrl: linkUrl(footerLinks.contact),
    faqLinkText: linkText(footerLinks.faq),
    faqLinkUrl: linkUrl(footerLinks.faq),
    shippingLinkText: linkText(footerLinks.shipping),
    shippingLinkUrl: linkUrl(footerLinks.shipping),
    designServiceText: linkText(footerLinks.design),
    designServiceUrl: linkUrl(footerLinks.design),
    printingServiceText: linkText(footerLinks.printing),
    printingServiceUrl: linkUrl(footerLinks.printing),
    brandingServiceText: linkText(footerLinks.branding),
    brandingServiceUrl: linkUrl(footerLinks.branding),
    digitalServiceText: linkText(footerLinks.digital),
    digitalServiceUrl: linkUrl(footerLinks.digital),
    newsletterTitle: requiredText(text.newsletterTitle),
    newsletterDescription: requiredText(text.newsletterDescription),
    copyrightText: requiredText(text.copyright),
  }),
  SaveFooterSettingsBody,
);
