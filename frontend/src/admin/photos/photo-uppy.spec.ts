import { describe, expect, it } from '@jest/globals';
import { createPhotoUppy } from './photo-uppy';

describe('createPhotoUppy', () => {
  it('allows one file of 10 MiB unless other limits are given, and uploads only when started', () => {
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
