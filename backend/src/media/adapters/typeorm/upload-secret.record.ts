import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('upload_secret')
@Check('upload_secret_only_one', 'id = 1')
export class UploadSecretRecord {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'upload_secret_pk' })
  id: number;

  @Column('bytea')
  secret: Buffer;
}
