import type { ContentPart } from './content-part.js';

export interface FooterSettings {
  aboutLinkText: string;
  aboutLinkUrl: string;
  contactLinkText: string;
  contactLinkUrl: string;
  faqLinkText: string;
  faqLinkUrl: string;
  shippingLinkText: string;
  shippingLinkUrl: string;
  designServiceText: string;
  designServiceUrl: string;
  printingServiceText: string;
  printingServiceUrl: string;
  brandingServiceText: string;
  brandingServiceUrl: string;
  digitalServiceText: string;
  digitalServiceUrl: string;
  newsletterTitle: string;
  newsletterDescription: string;
  copyrightText: string;
}

export const DEFAULT_FOOTER_SETTINGS: FooterSettings = {
  aboutLinkText: 'Tentang Kami',
  aboutLinkUrl: '/about',
  contactLinkText: 'Kontak',
  contactLinkUrl: '/contact',
  faqLinkText: 'FAQ',
  faqLinkUrl: '/faq',
  shippingLinkText: 'Info Pengiriman',
  shippingLinkUrl: '/shipping',
  designServiceText: 'Desain',
  designServiceUrl: '/design',
  printingServiceText: 'Percetakan',
  printingServiceUrl: '/printing',
  brandingServiceText: 'Branding',
  brandingServiceUrl: '/branding',
  digitalServiceText: 'Digital Marketing',
  digitalServiceUrl: '/digital-marketing',
  newsletterTitle: 'Newsletter',
  newsletterDescription: 'Promo cetak dan contoh karya terbaru, sebulan sekali.',
  copyrightText: '© 2024',
};

export const FOOTER_SETTINGS: ContentPart<FooterSettings> = {
  key: 'footer-settings',
  defaults: DEFAULT_FOOTER_SETTINGS,
  promises: [],
};
