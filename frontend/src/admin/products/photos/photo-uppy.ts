import AwsS3 from '@uppy/aws-s3';
import Uppy, { type Meta, type UppyFile } from '@uppy/core';
import { uppyStrings } from '../../../text/admin-photos';
import { publish, upload, uploadAddress } from './steps';
import { makeThumbnail } from './thumbnail';
import { UploadError } from './upload-error';

export interface PhotoMeta extends Meta {
  /** Where it is published, once it is. */
  objectPath?: string;
  /** Beside the widget's message: what went wrong and what to do. */
  explanation?: string;
}
type PhotoBody = Record<string, unknown>;
export type PhotoUppy = Uppy<PhotoMeta, PhotoBody>;
export type ChosenPhoto = UppyFile<PhotoMeta, PhotoBody>;

export interface PhotoLimits {
  readonly maxNumberOfFiles?: number;
  readonly maxFileSize?: number;
}

const silent = () => undefined;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', '.jpg', '.jpeg', '.png', '.webp'];

/** The widget without a face: holds the chosen photos, uploads each in one piece when told, then publishes it. */
export function createPhotoUppy({ maxNumberOfFiles = 1, maxFileSize = 10_485_760 }: PhotoLimits): PhotoUppy {
  const uppy: PhotoUppy = new Uppy<PhotoMeta, PhotoBody>({
    autoProceed: false,
    // What fails is told to the person, not to the console.
    logger: { debug: silent, warn: silent, error: silent },
    restrictions: { maxNumberOfFiles, maxFileSize, minFileSize: 1, allowedFileTypes: TYPES },
    locale: { strings: uppyStrings, pluralize: () => 0 },
  });
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    getUploadParameters: async (_file, { signal }) => ({ method: 'PUT', url: await uploadAddress(signal) }),
    uploadPartBytes: async ({ signature, body, size = 0, onProgress, onComplete, signal }) => {
      const report = onProgress as (progress: { loaded: number; lengthComputable: true }) => void;
      const location = await upload(signature.url, body as Blob, {
        onProgress: (loaded) => report({ loaded, lengthComputable: true }),
        signal,
      });
      report({ loaded: size, lengthComputable: true });
      (onComplete as (etag: string) => void)('');
      return { ETag: '', location };
    },
  });
  uppy.addPostProcessor(async (ids) => {
    await Promise.all(ids.map((id) => publishPhoto(uppy, id)));
  });
  uppy.on('file-added', (file) => void addThumbnail(uppy, file));
  uppy.on('file-removed', ({ preview }) => {
    if (preview) URL.revokeObjectURL(preview);
  });
  uppy.on('upload-error', (file, error) => {
    if (file) explain(uppy, file.id, error);
  });
  return uppy;
}

// A post-processor works on whatever has been uploaded, also on a photo whose publishing failed the last time.
async function publishPhoto(uppy: PhotoUppy, id: string): Promise<void> {
  const file = known(uppy, id);
  if (!file?.uploadURL || file.error || file.meta.objectPath) return;
  try {
    const objectPath = await publish(file.uploadURL);
    if (known(uppy, id)) uppy.setFileMeta(id, { objectPath, explanation: undefined });
  } catch (error) {
    if (!known(uppy, id) || !(error instanceof Error)) return;
    uppy.setFileState(id, { error: error.message });
    explain(uppy, id, error);
  }
}

function explain(uppy: PhotoUppy, id: string, error: unknown): void {
  if (!known(uppy, id)) return;
  uppy.setFileMeta(id, { explanation: error instanceof UploadError ? error.explanation : undefined });
}

async function addThumbnail(uppy: PhotoUppy, { id, data }: ChosenPhoto): Promise<void> {
  const preview = data instanceof Blob ? await makeThumbnail(data) : undefined;
  if (!preview) return;
  if (known(uppy, id)) uppy.setFileState(id, { preview });
  else URL.revokeObjectURL(preview);
}

/** A photo may have been removed while something about it was under way. */
function known(uppy: PhotoUppy, id: string): ChosenPhoto | undefined {
  return uppy.getState().files[id];
}
