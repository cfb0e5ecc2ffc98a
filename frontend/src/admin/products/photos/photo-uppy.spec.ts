import { describe, expect, it } from '@jest/globals';
import { createPhotoUppy } from './photo-uppy';

describe('the upload widget', () => {
  it('accepts 1 file of up to 10485760 bytes by default and does not start by itself', () => {
    const uppy = createPhotoUppy({});
    expect(uppy.opts).toMatchObject({
      autoProceed: false,
      restrictions: { maxNumberOfFiles: 1, maxFileSize: 10_485_760 },
    });
    expect(createPhotoUppy({ maxNumberOfFiles: 5, maxFileSize: 5_242_880 }).opts.restrictions).toMatchObject({
      maxNumberOfFiles: 5,
      maxFileSize: 5_242_880,
    });
  });
});
