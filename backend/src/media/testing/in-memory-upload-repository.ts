import { UploadRepository } from '../application/ports.js';
import type { Upload } from '../domain/upload.js';

const STATE_BEFORE = { issued: undefined, uploaded: 'issued', published: 'uploaded' };

export class InMemoryUploadRepository extends UploadRepository {
  private readonly uploads = new Map<string, Upload>();

  override add(upload: Upload): Promise<void> {
    this.uploads.set(upload.id, upload);
    return Promise.resolve();
  }

  override find(id: string): Promise<Upload | undefined> {
    return Promise.resolve(this.uploads.get(id));
  }

  override advance(upload: Upload): Promise<boolean> {
    const isNext = this.uploads.get(upload.id)?.state.name === STATE_BEFORE[upload.state.name];
    if (isNext) this.uploads.set(upload.id, upload);
    return Promise.resolve(isNext);
  }

  override remove(id: string): Promise<void> {
    this.uploads.delete(id);
    return Promise.resolve();
  }

  override idsIssuedBefore(instant: Date): Promise<string[]> {
    const old = [...this.uploads.values()].filter(({ issuedAt }) => issuedAt < instant);
    return Promise.resolve(old.map(({ id }) => id));
  }

  override existingAmong(ids: readonly string[]): Promise<Set<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.uploads.has(id))));
  }
}
