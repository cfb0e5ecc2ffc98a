import { FOOTER_FIELDS } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import { SaveFooterSettingsBody } from '../../api/generated/content/content.zod';
import type { FooterSettings } from '../../api/generated/models';
import { looksLikeLink } from '../../format/https-url';
import * as text from '../../text/admin-settings';
import { formSchema } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

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

const { shape } = formTexts(FOOTER_FIELDS);
const url = (name: keyof FooterSettings) =>
  shape[name].refine((value) => value === '' || looksLikeLink(value), text.urlError);

export const footerSchema = formSchema(
  z.object({
    ...shape,
    aboutLinkUrl: url('aboutLinkUrl'),
    contactLinkUrl: url('contactLinkUrl'),
    faqLinkUrl: url('faqLinkUrl'),
    shippingLinkUrl: url('shippingLinkUrl'),
    designServiceUrl: url('designServiceUrl'),
    printingServiceUrl: url('printingServiceUrl'),
    brandingServiceUrl: url('brandingServiceUrl'),
    digitalServiceUrl: url('digitalServiceUrl'),
  }),
  SaveFooterSettingsBody,
);
