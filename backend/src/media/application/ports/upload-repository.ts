import type { Upload } from '../../domain/upload.js';

export abstract class UploadRepository {
  abstract add(upload: Upload): Promise<void>;
  abstract find(id: string): Promise<Upload | undefined>;
  /** Moves the stored upload on from the state before; false when somebody else already did. */
  abstract advance(upload: Upload): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
  abstract idsIssuedBefore(instant: Date): Promise<string[]>;
  abstract existingAmong(ids: readonly string[]): Promise<Set<string>>;
}
