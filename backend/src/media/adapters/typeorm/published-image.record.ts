import { Column, Entity, PrimaryColumn } from 'typeorm';

// The database uses the word 'picture' for image.
@Entity('published_picture')
export class PublishedImageRecord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'published_picture_pk' })
  key: string;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  @Column('timestamptz', { name: 'unreferenced_since', nullable: true })
  unreferencedSince: Date | null;

  @Column('boolean', { name: 'is_released', default: false })
  isReleased: boolean;
}
