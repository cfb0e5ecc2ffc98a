import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { UploadState } from '../../domain/upload.js';

@Entity('upload')
@Check('upload_state', `state IN ('issued', 'uploaded', 'published')`)
@Check('upload_quarantine_key', `(state = 'uploaded') = (quarantine_key IS NOT NULL)`)
@Check('upload_image_key', `(state = 'published') = (image_key IS NOT NULL)`)
export class UploadRecord {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'upload_pk' })
  id: string;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt: Date;

  @Column('text')
  state: UploadState['name'];

  @Column('text', { name: 'quarantine_key', nullable: true })
  quarantineKey: string | null;

  @Column('text', { name: 'image_key', nullable: true })
  imageKey: string | null;
}
