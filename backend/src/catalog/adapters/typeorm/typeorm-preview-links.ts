import { IsNull, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { type PreviewLink, PreviewLinks } from '../../application/ports.js';
import type { PreviewLinkRecord } from './preview-link.record.js';

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
