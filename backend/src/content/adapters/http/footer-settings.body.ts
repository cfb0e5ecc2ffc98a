import { ApiSchema } from '@nestjs/swagger';
import { DEFAULT_FOOTER_SETTINGS as EXAMPLE, type FooterSettings } from '../../domain/footer-settings.js';
import { LinkTarget, Text } from './text-fields.js';

@ApiSchema({ name: 'FooterSettings', description: 'Links and lines of the footer' })
export class FooterSettingsBody implements FooterSettings {
  @Text('Teks tautan Tentang Kami', 60, EXAMPLE.aboutLinkText)
  aboutLinkText: string;

  @LinkTarget('Alamat tautan Tentang Kami', EXAMPLE.aboutLinkUrl)
  aboutLinkUrl: string;

  @Text('Teks tautan Kontak', 60, EXAMPLE.contactLinkText)
  contactLinkText: string;

  @LinkTarget('Alamat tautan Kontak', EXAMPLE.contactLinkUrl)
  contactLinkUrl: string;

  @Text('Teks tautan FAQ', 60, EXAMPLE.faqLinkText)
  faqLinkText: string;

  @LinkTarget('Alamat tautan FAQ', EXAMPLE.faqLinkUrl)
  faqLinkUrl: string;

  @Text('Teks tautan Info Pengiriman', 60, EXAMPLE.shippingLinkText)
  shippingLinkText: string;

  @LinkTarget('Alamat tautan Info Pengiriman', EXAMPLE.shippingLinkUrl)
  shippingLinkUrl: string;

  @Text('Teks layanan Desain', 60, EXAMPLE.designServiceText)
  designServiceText: string;

  @LinkTarget('Alamat layanan Desain', EXAMPLE.designServiceUrl)
  designServiceUrl: string;

  @Text('Teks layanan Percetakan', 60, EXAMPLE.printingServiceText)
  printingServiceText: string;

  @LinkTarget('Alamat layanan Percetakan', EXAMPLE.printingServiceUrl)
  printingServiceUrl: string;

  @Text('Teks layanan Branding', 60, EXAMPLE.brandingServiceText)
  brandingServiceText: string;

  @LinkTarget('Alamat layanan Branding', EXAMPLE.brandingServiceUrl)
  brandingServiceUrl: string;

  @Text('Teks layanan Digital Marketing', 60, EXAMPLE.digitalServiceText)
  digitalServiceText: string;

  @LinkTarget('Alamat layanan Digital Marketing', EXAMPLE.digitalServiceUrl)
  digitalServiceUrl: string;

  @Text('Judul newsletter', 80, EXAMPLE.newsletterTitle)
  newsletterTitle: string;

  @Text('Deskripsi newsletter', 300, EXAMPLE.newsletterDescription)
  newsletterDescription: string;

  @Text('Teks hak cipta', 120, EXAMPLE.copyrightText)
  copyrightText: string;
}
