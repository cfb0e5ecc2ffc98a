import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('published_pictures')
export class PublishedPictureRecord {
  @PrimaryColumn('text')
  key: string;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  @Column('timestamptz', { name: 'unreferenced_since', nullable: true })
  unreferencedSince: Date | null;
}
