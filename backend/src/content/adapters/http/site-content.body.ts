import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import type { FaqItem } from '../../domain/faq.js';
import type { Hero, SiteContent } from '../../domain/site-content.js';
import { CompanyBody } from './company.body.js';
import { Part, PartList } from './nested.js';
import { FollowersBody, SocialLinksBody } from './social.body.js';
import { Text } from './text-fields.js';

@ApiSchema({ name: 'Hero' })
export class HeroBody implements Hero {
  @Text('Judul hero', 80)
  title: string;

  @Text('Subjudul hero', 300)
  subtitle: string;

  @Text('Tombol utama', 30, 'Pesan Sekarang')
  primaryButton: string;

  @Text('Tombol kedua', 30, 'Lihat Layanan')
  secondaryButton: string;
}

@ApiSchema({ name: 'FaqItem' })
export class FaqItemBody implements FaqItem {
  @Text('Pertanyaan', 200)
  question: string;

  @Text('Jawaban', 2000)
  answer: string;
}

/** Read and saved as a whole. */
@ApiSchema({ name: 'SiteContent' })
export class SiteContentBody implements SiteContent {
  @Part('Hero', () => HeroBody)
  hero: HeroBody;

  @Part('Info usaha', () => CompanyBody)
  company: CompanyBody;

  @PartList('FAQ', 50, () => FaqItemBody)
  faq: FaqItemBody[];

  @Part('Media sosial', () => SocialLinksBody)
  social: SocialLinksBody;

  @ApiProperty({
    type: () => FollowersBody,
    nullable: true,
    description: 'null: nothing is shown to visitors',
  })
  @ValidateIf((_, value) => value !== null)
  @Type(() => FollowersBody)
  @IsObject({ message: 'Jumlah pengikut harus berupa objek' })
  @ValidateNested()
  followers: FollowersBody | null;
}
