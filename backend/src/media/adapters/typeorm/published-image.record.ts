import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('published_image')
export class PublishedImageRecord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'published_image_pk' })
  key: string;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  @Column('timestamptz', { name: 'unreferenced_since', nullable: true })
  unreferencedSince: Date | null;

  @Column('boolean', { name: 'is_released', default: false })
  isReleased: boolean;
}
