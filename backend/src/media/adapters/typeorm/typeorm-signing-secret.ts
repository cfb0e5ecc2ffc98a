import { randomBytes } from 'node:crypto';
import type { Repository } from 'typeorm';
import { SigningSecret } from '../../application/ports.js';
import type { UploadSecretRecord } from './upload-secret.record.js';

/** The first replica that reads the secret creates it. All other replicas then read the same secret. */
export class TypeormSigningSecret extends SigningSecret {
  private cached: Promise<Buffer> | undefined;

  constructor(private readonly records: Repository<UploadSecretRecord>) {
    super();
  }

  override read(): Promise<Buffer> {
    this.cached ??= this.load().catch((error: unknown) => {
      this.cached = undefined;
      throw error;
    });
    return this.cached;
  }

  private async load(): Promise<Buffer> {
    await this.records
      .createQueryBuilder()
      .insert()
      .values({ id: 1, secret: randomBytes(32) })
      .orIgnore()
      .execute();
    return (await this.records.findOneByOrFail({ id: 1 })).secret;
  }
}
