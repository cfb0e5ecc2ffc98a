import type { Upload } from '../../domain/upload.js';

export abstract class UploadRepository {
  abstract add(upload: Upload): Promise<void>;
  abstract find(id: string): Promise<Upload | undefined>;
  /** Stores the upload's state if the stored one is the state before it. @returns false if it is not. */
  abstract advance(upload: Upload): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
  abstract idsIssuedBefore(instant: Date): Promise<string[]>;
  abstract existingAmong(ids: readonly string[]): Promise<Set<string>>;
}
