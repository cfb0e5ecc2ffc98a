import { causeOf } from '../../platform/domain/cause-of.js';
import { DomainError } from '../../platform/domain/domain-error.js';

export const imagesMissing = (which: string): string =>
  `The image storage lacks photos that the database refers to (${which}). S3_ENDPOINT, S3_BUCKET or DATA_DIR: check that they name the storage of this database; or restore a backup.`;

export function storageFailure(error: unknown): string {
  if (error instanceof DomainError && error.kind === 'disk-full') return 'The image storage is full.';
  return `The image storage cannot be used (${causeOf(error)}): check that it runs, and the S3_ variables or DATA_DIR.`;
}
