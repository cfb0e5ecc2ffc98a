import type { Upload } from '../../domain/upload.js';

export abstract class UploadRepository {
  abstract add(upload: Upload): Promise<void>;
  abstract find(id: string): Promise<Upload | undefined>;
  /** Saves the new state, but only over the one that precedes it. @returns false if another state is stored. */
  abstract advance(upload: Upload): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
  abstract idsIssuedBefore(instant: Date): Promise<string[]>;
  abstract existingAmong(ids: readonly string[]): Promise<Set<string>>;
}
