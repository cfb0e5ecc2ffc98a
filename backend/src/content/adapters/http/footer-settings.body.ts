import { ApiSchema } from '@nestjs/swagger';
import type { FooterSettings } from '../../domain/footer-settings.js';
import { LinkTarget, Text } from './text-fields.js';

/** Read and saved as a whole. */
@ApiSchema({ name: 'FooterSettings' })
export class FooterSettingsBody implements FooterSettings {
  @Text('Teks tautan Tentang Kami', 60, 'Tentang Kami')
  aboutLinkText: string;

  @LinkTarget('Alamat tautan Tentang Kami', '/about')
  aboutLinkUrl: string;

  @Text('Teks tautan Kontak', 60, 'Kontak')
  contactLinkText: string;

  @LinkTarget('Alamat tautan Kontak', '/contact')
  contactLinkUrl: string;

  @Text('Teks tautan FAQ', 60, 'FAQ')
  faqLinkText: string;

  @LinkTarget('Alamat tautan FAQ', '/faq')
  faqLinkUrl: string;

  @Text('Teks tautan Info Pengiriman', 60, 'Info Pengiriman')
  shippingLinkText: string;

  @LinkTarget('Alamat tautan Info Pengiriman', '/shipping')
  shippingLinkUrl: string;

  @Text('Teks layanan Desain', 60, 'Desain')
  designServiceText: string;

  @LinkTarget('Alamat layanan Desain', '/design')
  designServiceUrl: string;

  @Text('Teks layanan Percetakan', 60, 'Percetakan')
  printingServiceText: string;

  @LinkTarget('Alamat layanan Percetakan', '/printing')
  printingServiceUrl: string;

  @Text('Teks layanan Branding', 60, 'Branding')
  brandingServiceText: string;

  @LinkTarget('Alamat layanan Branding', '/branding')
  brandingServiceUrl: string;

  @Text('Teks layanan Digital Marketing', 60, 'Digital Marketing')
  digitalServiceText: string;

  @LinkTarget('Alamat layanan Digital Marketing', '/digital-marketing')
  digitalServiceUrl: string;

  @Text('Judul newsletter', 80)
  newsletterTitle: string;

  @Text('Deskripsi newsletter', 300)
  newsletterDescription: string;

  @Text('Teks hak cipta', 120, '© 2024')
  copyrightText: string;
}
