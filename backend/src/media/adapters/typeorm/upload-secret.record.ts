import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('upload_secrets')
@Check('upload_secrets_only_one', 'id = 1')
export class UploadSecretRecord {
  @PrimaryColumn('integer')
  id: number;

  @Column('bytea')
  secret: Buffer;
}
