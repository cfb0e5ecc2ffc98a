import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { FAQ_FIELDS, HERO_FIELDS, SITE_FIELDS } from '../../domain/fields.js';
import type { Changes } from '../../domain/changes.js';
import { DEFAULT_FAQ, type FaqItem } from '../../domain/faq.js';
import { notObject } from '../../domain/messages.js';
import { DEFAULT_SITE_CONTENT, type Hero, type SiteContent } from '../../domain/site-content.js';
import { CompanyBody } from './company.body.js';
import { Part, PartList } from './nested.js';
import { FollowersBody, SocialLinksBody } from './social.body.js';
import { Text } from './text-fields.js';

const { hero: HERO } = DEFAULT_SITE_CONTENT;

@ApiSchema({ name: 'Hero', description: 'The first screen of the home page' })
export class HeroBody implements Hero {
  @Text(HERO_FIELDS.title, HERO.title)
  title: string;

  @Text(HERO_FIELDS.subtitle, HERO.subtitle)
  subtitle: string;

  @Text(HERO_FIELDS.primaryButton, HERO.primaryButton)
  primaryButton: string;

  @Text(HERO_FIELDS.secondaryButton, HERO.secondaryButton)
  secondaryButton: string;
}

@ApiSchema({ name: 'FaqItem', description: 'One question with its answer' })
export class FaqItemBody implements FaqItem {
  @Text(FAQ_FIELDS.question, DEFAULT_FAQ[0]?.question ?? '')
  question: string;

  @Text(FAQ_FIELDS.answer, DEFAULT_FAQ[0]?.answer ?? '')
  answer: string;
}

/**
 * The site content, read and saved as a whole. It implements `Changes`, because older clients do not send all fields of
 * the nested objects.
 */
@ApiSchema({ name: 'SiteContent', description: 'Hero, company, FAQ and social media' })
export class SiteContentBody implements Changes<SiteContent> {
  @Part(SITE_FIELDS.hero.label, () => HeroBody)
  hero: HeroBody;

  @Part(SITE_FIELDS.company.label, () => CompanyBody)
  company: CompanyBody;

  @PartList(SITE_FIELDS.faq.label, 50, () => FaqItemBody)
  faq: FaqItemBody[];

  @Part(SITE_FIELDS.social.label, () => SocialLinksBody)
  social: SocialLinksBody;

  // The decorators are those of `OptionalPart`, but with another description in the API contract.
  @ApiProperty({
    type: () => FollowersBody,
    nullable: true,
    description: 'How many follow the shop; null: nothing is shown to visitors',
  })
  @ValidateIf((_, value) => value !== null)
  @Type(() => FollowersBody)
  @IsObject({ message: notObject(SITE_FIELDS.followers.label) })
  @ValidateNested()
  followers: FollowersBody | null;
}
