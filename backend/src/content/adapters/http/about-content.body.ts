import { ApiSchema } from '@nestjs/swagger';
import { ABOUT_FIELDS } from '../../domain/fields.js';
import { DEFAULT_ABOUT_CONTENT as EXAMPLE, type AboutContent } from '../../domain/about-content.js';
import { Text, TextList } from './text-fields.js';

@ApiSchema({ name: 'AboutContent', description: 'Texts of the about page' })
export class AboutContentBody implements AboutContent {
  @Text(ABOUT_FIELDS.title, EXAMPLE.title)
  title: string;

  @Text(ABOUT_FIELDS.introText, EXAMPLE.introText)
  introText: string;

  @Text(ABOUT_FIELDS.visionTitle, EXAMPLE.visionTitle)
  visionTitle: string;

  @Text(ABOUT_FIELDS.visionText, EXAMPLE.visionText)
  visionText: string;

  @Text(ABOUT_FIELDS.missionTitle, EXAMPLE.missionTitle)
  missionTitle: string;

  @TextList(ABOUT_FIELDS.missionItems, 20, EXAMPLE.missionItems)
  missionItems: string[];

  @Text(ABOUT_FIELDS.servicesTitle, EXAMPLE.servicesTitle)
  servicesTitle: string;

  @Text(ABOUT_FIELDS.designServicesTitle, EXAMPLE.designServicesTitle)
  designServicesTitle: string;

  @TextList(ABOUT_FIELDS.designServices, 20, EXAMPLE.designServices)
  designServices: string[];

  @Text(ABOUT_FIELDS.printingServicesTitle, EXAMPLE.printingServicesTitle)
  printingServicesTitle: string;

  @TextList(ABOUT_FIELDS.printingServices, 20, EXAMPLE.printingServices)
  printingServices: string[];

  @Text(ABOUT_FIELDS.whyChooseTitle, EXAMPLE.whyChooseTitle)
  whyChooseTitle: string;

  @Text(ABOUT_FIELDS.qualityTitle, EXAMPLE.qualityTitle)
  qualityTitle: string;

  @Text(ABOUT_FIELDS.qualityDesc, EXAMPLE.qualityDesc)
  qualityDesc: string;

  @Text(ABOUT_FIELDS.timelyTitle, EXAMPLE.timelyTitle)
  timelyTitle: string;

  @Text(ABOUT_FIELDS.timelyDesc, EXAMPLE.timelyDesc)
  timelyDesc: string;

  @Text(ABOUT_FIELDS.competitiveTitle, EXAMPLE.competitiveTitle)
  competitiveTitle: string;

  @Text(ABOUT_FIELDS.competitiveDesc, EXAMPLE.competitiveDesc)
  competitiveDesc: string;
}
