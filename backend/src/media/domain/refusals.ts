import { DomainError } from '../../platform/domain/domain-error.js';
import type { RefusalReason } from './image-refused.js';
import * as messages from './messages.js';

export const MAX_PHOTOS_PER_REQUEST = 5;

export function fileTooLarge(): DomainError {
  return new DomainError('too-large', messages.fileTooLarge);
}

export function fileEmpty(): DomainError {
  return new DomainError('invalid', messages.fileEmpty);
}

export function refusalOf(reason: RefusalReason): DomainError {
  switch (reason) {
    case 'empty':
      return fileEmpty();
    case 'wrong-format':
      return new DomainError('unsupported-type', messages.wrongFormat);
    case 'too-many-pixels':
      return new DomainError('too-large', messages.tooManyPixels);
    case 'too-many-interlaced-pixels':
      return new DomainError('too-large', messages.tooManyInterlacedPixels);
    case 'broken':
      return new DomainError('invalid', messages.photoBroken);
  }
}
