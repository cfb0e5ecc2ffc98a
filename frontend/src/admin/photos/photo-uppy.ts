import Uppy from '@uppy/core';
import * as text from '../../text/admin-photos';
import { type ChosenPhoto, type PhotoBody, type PhotoMeta, type PhotoUppy, photoIn } from './chosen-photo';
import { readHeaderOf } from './photo-header';
import { PhotoUploader } from './photo-uploader';
import type { Publishing } from './upload-steps';
import { makeThumbnail } from './thumbnail';

export interface PhotoLimits extends Publishing {
  readonly maxNumberOfFiles?: number;
  readonly maxFileSize?: number;
}

const silent = () => undefined;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', '.jpg', '.jpeg', '.png', '.webp'];

/** A headless Uppy. It holds the chosen photos and, when started, uploads and publishes them. */
export function createPhotoUppy({
  maxNumberOfFiles = 1,
  maxFileSize = 10_485_760,
  keepsTransparency,
}: PhotoLimits): PhotoUppy {
  const uppy: PhotoUppy = new Uppy<PhotoMeta, PhotoBody>({
    autoProceed: false,
    // Errors are shown on the screen, not in the console.
    logger: { debug: silent, warn: silent, error: silent },
    // Uppy's own message panel is not used.
    infoTimeout: 0,
    restrictions: { maxNumberOfFiles, maxFileSize, minFileSize: 1, allowedFileTypes: TYPES },
    // Every plural form has the same text.
    locale: { strings: text.uppyStrings, pluralize: () => 0 },
  });
  uppy.use(PhotoUploader, { keepsTransparency });
  uppy.on('file-added', (file) => {
    void addSize(uppy, file);
    void addThumbnail(uppy, file);
  });
  uppy.on('file-removed', ({ preview }) => {
    if (preview) URL.revokeObjectURL(preview);
  });
  return uppy;
}

async function addSize(uppy: PhotoUppy, { id, data }: ChosenPhoto): Promise<void> {
  const size = data instanceof Blob ? await readHeaderOf(data).catch(() => 'broken' as const) : 'unknown';
  if (typeof size !== 'string' && photoIn(uppy, id)) uppy.setFileMeta(id, { size });
}

async function addThumbnail(uppy: PhotoUppy, { id, data }: ChosenPhoto): Promise<void> {
  const preview = data instanceof Blob ? await makeThumbnail(data) : undefined;
  if (!preview) return;
  if (photoIn(uppy, id)) uppy.setFileState(id, { preview });
  else URL.revokeObjectURL(preview);
}
