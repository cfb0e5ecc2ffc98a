import { randomBytes } from 'node:crypto';
import type { Repository } from 'typeorm';
import { SigningSecret } from '../../application/ports/signing-secret.js';
import type { UploadSecretRecord } from './upload-secret.record.js';

/** Made by whichever replica needs it first, and then the same for all. */
export class TypeormSigningSecret extends SigningSecret {
  private known: Promise<Buffer> | undefined;

  constructor(private readonly records: Repository<UploadSecretRecord>) {
    super();
  }

  override read(): Promise<Buffer> {
    this.known ??= this.load().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
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
