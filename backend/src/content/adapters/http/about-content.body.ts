import { ApiSchema } from '@nestjs/swagger';
import { DEFAULT_ABOUT_CONTENT as EXAMPLE, type AboutContent } from '../../domain/about-content.js';
import { Text, TextList } from './text-fields.js';

@ApiSchema({ name: 'AboutContent', description: 'Texts of the about page' })
export class AboutContentBody implements AboutContent {
  @Text('Judul halaman', 120, EXAMPLE.title)
  title: string;

  @Text('Teks pembuka', 2000, EXAMPLE.introText)
  introText: string;

  @Text('Judul visi', 120, EXAMPLE.visionTitle)
  visionTitle: string;

  @Text('Teks visi', 2000, EXAMPLE.visionText)
  visionText: string;

  @Text('Judul misi', 120, EXAMPLE.missionTitle)
  missionTitle: string;

  @TextList('Butir misi', 20, 300, EXAMPLE.missionItems)
  missionItems: string[];

  @Text('Judul layanan', 120, EXAMPLE.servicesTitle)
  servicesTitle: string;

  @Text('Judul layanan desain', 120, EXAMPLE.designServicesTitle)
  designServicesTitle: string;

  @TextList('Layanan desain', 20, 200, EXAMPLE.designServices)
  designServices: string[];

  @Text('Judul layanan percetakan', 120, EXAMPLE.printingServicesTitle)
  printingServicesTitle: string;

  @TextList('Layanan percetakan', 20, 200, EXAMPLE.printingServices)
  printingServices: string[];

  @Text('Judul alasan memilih kami', 120, EXAMPLE.whyChooseTitle)
  whyChooseTitle: string;

  @Text('Judul kualitas', 120, EXAMPLE.qualityTitle)
  qualityTitle: string;

  @Text('Deskripsi kualitas', 600, EXAMPLE.qualityDesc)
  qualityDesc: string;

  @Text('Judul ketepatan waktu', 120, EXAMPLE.timelyTitle)
  timelyTitle: string;

  @Text('Deskripsi ketepatan waktu', 600, EXAMPLE.timelyDesc)
  timelyDesc: string;

  @Text('Judul harga bersaing', 120, EXAMPLE.competitiveTitle)
  competitiveTitle: string;

  @Text('Deskripsi harga bersaing', 600, EXAMPLE.competitiveDesc)
  competitiveDesc: string;
}
