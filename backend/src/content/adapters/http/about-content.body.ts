import { ApiSchema } from '@nestjs/swagger';
import type { AboutContent } from '../../domain/about-content.js';
import { Text, TextList } from './text-fields.js';

/** Read and saved as a whole. */
@ApiSchema({ name: 'AboutContent' })
export class AboutContentBody implements AboutContent {
  @Text('Judul halaman', 120)
  title: string;

  @Text('Teks pembuka', 2000)
  introText: string;

  @Text('Judul visi', 120)
  visionTitle: string;

  @Text('Teks visi', 2000)
  visionText: string;

  @Text('Judul misi', 120)
  missionTitle: string;

  @TextList('Butir misi', 20, 300)
  missionItems: string[];

  @Text('Judul layanan', 120)
  servicesTitle: string;

  @Text('Judul layanan desain', 120)
  designServicesTitle: string;

  @TextList('Layanan desain', 20, 200)
  designServices: string[];

  @Text('Judul layanan percetakan', 120)
  printingServicesTitle: string;

  @TextList('Layanan percetakan', 20, 200)
  printingServices: string[];

  @Text('Judul alasan memilih kami', 120)
  whyChooseTitle: string;

  @Text('Judul kualitas', 120)
  qualityTitle: string;

  @Text('Deskripsi kualitas', 600)
  qualityDesc: string;

  @Text('Judul ketepatan waktu', 120)
  timelyTitle: string;

  @Text('Deskripsi ketepatan waktu', 600)
  timelyDesc: string;

  @Text('Judul harga bersaing', 120)
  competitiveTitle: string;

  @Text('Deskripsi harga bersaing', 600)
  competitiveDesc: string;
}
