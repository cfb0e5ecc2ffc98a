import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity('preview_link')
@Unique('preview_link_token', ['tokenHash'])
@Index('preview_link_product', ['productId'])
export class PreviewLinkRecord {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'preview_link_pk' })
  id: string;

  @Column('uuid', { name: 'product_id' })
  productId: string;

  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
