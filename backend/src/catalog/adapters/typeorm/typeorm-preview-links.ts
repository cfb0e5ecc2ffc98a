import {
  Column,
  Entity,
  Index,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  PrimaryColumn,
  type Repository,
  Unique,
} from 'typeorm';
import { type PreviewLink, PreviewLinks } from '../../application/preview-service.js';

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

export class TypeormPreviewLinks extends PreviewLinks {
  constructor(private readonly records: Repository<PreviewLinkRecord>) {
    super();
  }

  override async add(link: PreviewLink, now: Date): Promise<void> {
    await this.records.delete({ expiresAt: LessThanOrEqual(now) });
    await this.records.insert({ ...link, revokedAt: null });
  }

  override async findProductId(tokenHash: string, now: Date): Promise<string | undefined> {
    const link = await this.records.findOneBy({ tokenHash, expiresAt: MoreThan(now), revokedAt: IsNull() });
    return link?.productId;
  }

  override async revokeAll(productId: string, now: Date): Promise<void> {
    await this.records.update({ productId, revokedAt: IsNull() }, { revokedAt: now });
  }
}
