import { ApiSchema, OmitType, PartialType } from '@nestjs/swagger';
import { DEFAULT_SERVICES, type Services, type ServiceTexts } from '../../../domain/parts/services.js';
import { Part, PartChanges, PartList } from '../nested.js';
import { OptionalText, Text } from '../text-fields.js';
import { YesNo } from '../value-fields.js';
import { FigureTextBody, TitledTextBody } from './shipping.body.js';

const { design: EXAMPLE, terms: TERMS } = DEFAULT_SERVICES;

@ApiSchema({ name: 'ServiceTexts', description: 'What a service page says about its service' })
export class ServiceTextsBody implements ServiceTexts {
  @Text('Nama layanan', 30, EXAMPLE.headerLabel)
  headerLabel: string;

  @YesNo('Tampilkan halaman')
  visible: boolean;

  @Text('Judul halaman', 120, EXAMPLE.title)
  title: string;

  @Text('Kalimat pembuka', 200, EXAMPLE.lead)
  lead: string;

  @Text('Judul pengantar', 80, EXAMPLE.introTitle)
  introTitle: string;

  @Text('Pengantar', 600, EXAMPLE.intro)
  intro: string;

  @PartList('Angka penting', 3, () => FigureTextBody)
  blocks: FigureTextBody[];

  @Text('Judul daftar', 80, EXAMPLE.listTitle)
  listTitle: string;

  @Text('Ajakan', 300, EXAMPLE.prompt)
  prompt: string;
}

@ApiSchema({ name: 'ServiceTextsChanges', description: 'What is missing stays as it is' })
class ServiceTextsChanges extends PartialType(ServiceTextsBody, { skipNullProperties: false }) {}

@ApiSchema({ name: 'Services', description: 'Texts and facts of the four service pages' })
export class ServicesBody implements Services {
  @Part('Halaman desain', () => ServiceTextsBody)
  design: ServiceTextsBody;

  @Part('Halaman percetakan', () => ServiceTextsBody)
  printing: ServiceTextsBody;

  @Part('Halaman branding', () => ServiceTextsBody)
  branding: ServiceTextsBody;

  @Part('Halaman digital marketing', () => ServiceTextsBody)
  'digital-marketing': ServiceTextsBody;

  @OptionalText('Ketentuan layanan', 300, TERMS ?? '')
  terms: string | null;

  @PartList('Segera hadir', 6, () => TitledTextBody)
  comingSoon: TitledTextBody[];
}

/** All fields may be missing, even the fields of the service pages. A null value is validated like other values. */
@ApiSchema({ name: 'ServicesChanges', description: 'What is missing stays as it is' })
export class ServicesChanges extends PartialType(
  OmitType(ServicesBody, ['design', 'printing', 'branding', 'digital-marketing']),
  { skipNullProperties: false },
) {
  @PartChanges('Halaman desain', () => ServiceTextsChanges)
  design?: ServiceTextsChanges;

  @PartChanges('Halaman percetakan', () => ServiceTextsChanges)
  printing?: ServiceTextsChanges;

  @PartChanges('Halaman branding', () => ServiceTextsChanges)
  branding?: ServiceTextsChanges;

  @PartChanges('Halaman digital marketing', () => ServiceTextsChanges)
  'digital-marketing'?: ServiceTextsChanges;
}
