import { ApiSchema, OmitType, PartialType } from '@nestjs/swagger';
import { SERVICES_FIELDS, SERVICE_FIELDS, servicePage } from '../../../domain/fields.js';
import { DEFAULT_SERVICES, type Services, type ServiceTexts } from '../../../domain/parts/services.js';
import { Part, PartChanges, PartList } from '../nested.js';
import { OptionalText, Text } from '../text-fields.js';
import { YesNo } from '../value-fields.js';
import { FigureTextBody, TitledTextBody } from './shipping.body.js';

const { design: EXAMPLE, terms: TERMS } = DEFAULT_SERVICES;

@ApiSchema({ name: 'ServiceTexts', description: 'What a service page says about its service' })
export class ServiceTextsBody implements ServiceTexts {
  @Text(SERVICE_FIELDS.headerLabel, EXAMPLE.headerLabel)
  headerLabel: string;

  @YesNo(SERVICE_FIELDS.visible.label)
  visible: boolean;

  @Text(SERVICE_FIELDS.title, EXAMPLE.title)
  title: string;

  @Text(SERVICE_FIELDS.lead, EXAMPLE.lead)
  lead: string;

  @Text(SERVICE_FIELDS.introTitle, EXAMPLE.introTitle)
  introTitle: string;

  @Text(SERVICE_FIELDS.intro, EXAMPLE.intro)
  intro: string;

  @PartList(SERVICE_FIELDS.blocks.label, 3, () => FigureTextBody)
  blocks: FigureTextBody[];

  @Text(SERVICE_FIELDS.listTitle, EXAMPLE.listTitle)
  listTitle: string;

  @Text(SERVICE_FIELDS.prompt, EXAMPLE.prompt)
  prompt: string;
}

@ApiSchema({ name: 'ServiceTextsChanges', description: 'What is missing stays as it is' })
class ServiceTextsChanges extends PartialType(ServiceTextsBody, { skipNullProperties: false }) {}

@ApiSchema({ name: 'Services', description: 'Texts and facts of the four service pages' })
export class ServicesBody implements Services {
  @Part(servicePage('design'), () => ServiceTextsBody)
  design: ServiceTextsBody;

  @Part(servicePage('printing'), () => ServiceTextsBody)
  printing: ServiceTextsBody;

  @Part(servicePage('branding'), () => ServiceTextsBody)
  branding: ServiceTextsBody;

  @Part(servicePage('digital-marketing'), () => ServiceTextsBody)
  'digital-marketing': ServiceTextsBody;

  @OptionalText(SERVICES_FIELDS.terms, TERMS ?? '')
  terms: string | null;

  @PartList(SERVICES_FIELDS.comingSoon.label, 6, () => TitledTextBody)
  comingSoon: TitledTextBody[];
}

/** All fields may be missing, even the fields of the service pages. A null value is validated like other values. */
@ApiSchema({ name: 'ServicesChanges', description: 'What is missing stays as it is' })
export class ServicesChanges extends PartialType(
  OmitType(ServicesBody, ['design', 'printing', 'branding', 'digital-marketing']),
  { skipNullProperties: false },
) {
  @PartChanges(servicePage('design'), () => ServiceTextsChanges)
  design?: ServiceTextsChanges;

  @PartChanges(servicePage('printing'), () => ServiceTextsChanges)
  printing?: ServiceTextsChanges;

  @PartChanges(servicePage('branding'), () => ServiceTextsChanges)
  branding?: ServiceTextsChanges;

  @PartChanges(servicePage('digital-marketing'), () => ServiceTextsChanges)
  'digital-marketing'?: ServiceTextsChanges;
}
