import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/domain/domain-error.js';
import { ImageRefused } from './image-refused.js';
import * as messages from './messages.js';
import { fileTooLarge, refusalOf } from './refusals.js';
import { storageFailure } from './storage-failure.js';

describe('refusals of photos', () => {
  it.each([
    ['empty', 'invalid', messages.fileEmpty],
    ['wrong-format', 'unsupported-type', messages.wrongFormat],
    ['too-many-pixels', 'too-large', messages.tooManyPixels],
    ['too-many-interlaced-pixels', 'too-large', messages.tooManyInterlacedPixels],
    ['broken', 'invalid', messages.photoBroken],
  ] as const)('a photo that is refused as %s gets the kind %s and its message', (reason, kind, message) => {
    expect(refusalOf(reason)).toMatchObject({ kind, message });
    expect(new ImageRefused(reason)).toMatchObject({ name: 'ImageRefused', reason });
  });

  it('a file that is too large gets the kind too-large', () => {
    expect(fileTooLarge()).toMatchObject({ kind: 'too-large', message: messages.fileTooLarge });
  });
});

describe('storageFailure', () => {
  it('says that the storage is full only for this refusal', () => {
    const full = 'The image storage is full.';
    expect(storageFailure(new DomainError('disk-full', 'penuh'))).toBe(full);
    expect(storageFailure(new DomainError('unavailable', 'mati'))).toContain(
      '(DomainError): check that it runs',
    );
    expect(storageFailure(Object.assign(new Error('x'), { kind: 'disk-full' }))).not.toBe(full);
  });
});
