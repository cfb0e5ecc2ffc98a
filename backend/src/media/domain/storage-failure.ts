import { causeOf } from '../../platform/domain/cause-of.js';
import { DomainError } from '../../platform/domain/domain-error.js';

export function storageFailure(error: unknown): string {
  if (error instanceof DomainError && error.kind === 'disk-full') return 'The image storage is full.';
  return `The image storage cannot be used (${causeOf(error)}): check that it runs, and the S3_ variables or DATA_DIR.`;
}
