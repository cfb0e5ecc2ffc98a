import type { FooterSettings } from '../../api/generated/models';
import { isLinkTarget } from '../../format/https-address';
import { required } from '../../text/admin-common';
import {
  copyright,
  footerLinks,
  linkText,
  linkUrl,
  newsletterDescription,
  newsletterTitle,
  urlMistake,
} from '../../text/admin-settings';
import type { Mistakes } from '../ui/use-draft';

interface LinkFields {
  readonly text: keyof FooterSettings;
  readonly url: keyof FooterSettings;
  readonly name: string;
}

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

export const otherTexts = {
  newsletterTitle,
  newsletterDescription,
  copyrightText: copyright,
} as const;

export function mistakesIn(settings: FooterSettings): Mistakes {
  const mistakes: Record<string, string> = {};
  for (const { text, url, name } of [...quickLinks, ...serviceLinks]) {
    if (!settings[text].trim()) mistakes[text] = required(linkText(name));
    if (!settings[url].trim()) mistakes[url] = required(linkUrl(name));
    else if (!isLinkTarget(settings[url].trim())) mistakes[url] = urlMistake;
  }
  for (const key of Object.keys(otherTexts) as (keyof typeof otherTexts)[])
    if (!settings[key].trim()) mistakes[key] = required(otherTexts[key]);
  return mistakes;
}
