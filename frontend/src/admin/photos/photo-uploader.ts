import { BasePlugin, EventManager, type PluginOpts } from '@uppy/core';
import { filterFilesToUpload, RateLimitedQueue } from '@uppy/core/utils';
import { type ChosenPhoto, type PhotoBody, type PhotoMeta, photoIn } from './chosen-photo';
import { publish, type Publishing, upload } from './upload-steps';
import { UploadError } from './upload-error';

/** The number of photos that are uploaded at the same time. */
const MAX_CONCURRENT = 6;

/**
 * An Uppy plugin that uploads each photo in one request, then publishes the photo. A retry repeats only the failed
 * step.
 */
export class PhotoUploader extends BasePlugin<PluginOpts & Publishing, PhotoMeta, PhotoBody> {
  override id = 'PhotoUploader';
  override type = 'uploader';
  private get publishing(): Publishing {
    const { keepsTransparency = false } = this.opts;
    return { keepsTransparency };
  }
  private readonly queue = new RateLimitedQueue(MAX_CONCURRENT);

  override install(): void {
    this.uppy.addUploader(this.uploadAll);
    this.uppy.addPostProcessor(this.publishAll);
  }

  override uninstall(): void {
    this.uppy.removeUploader(this.uploadAll);
    this.uppy.removePostProcessor(this.publishAll);
  }

  private readonly uploadAll = async (ids: string[]): Promise<void> => {
    const photos: ChosenPhoto[] = filterFilesToUpload(this.uppy.getFilesByIds(ids));
    this.uppy.emit('upload-start', photos);
    await Promise.all(photos.map(this.queue.wrapPromiseFunction((photo: ChosenPhoto) => this.upload(photo))));
  };

  private readonly publishAll = async (ids: string[]): Promise<void> => {
    await Promise.all(ids.map(this.queue.wrapPromiseFunction((id: string) => this.publish(id))));
  };

  private async upload({ id, data, size }: ChosenPhoto): Promise<void> {
    if (!photoIn(this.uppy, id)) return;
    const removal = new AbortController();
    const events = new EventManager(this.uppy);
    events.onFileRemove(id, () => removal.abort());
    try {
      const uploadURL = await upload(data as Blob, {
        signal: removal.signal,
        onProgress: (bytesUploaded) =>
          this.uppy.emit('upload-progress', photoIn(this.uppy, id), {
            uploadStarted: Date.now(),
            bytesUploaded,
            bytesTotal: size,
          }),
      });
      this.uppy.emit('upload-success', photoIn(this.uppy, id), { status: 200, uploadURL });
    } catch (error) {
      this.fail(id, error);
    } finally {
      events.remove();
    }
  }

  private async publish(id: string): Promise<void> {
    const photo = photoIn(this.uppy, id);
    if (!photo?.uploadURL || photo.error || photo.meta.objectPath) return;
    try {
      const objectPath = await publish(photo.uploadURL, this.publishing);
      if (photoIn(this.uppy, id)) this.uppy.setFileMeta(id, { objectPath, explanation: undefined });
    } catch (error) {
      this.fail(id, error);
    }
  }

  private fail(id: string, error: unknown): void {
    const photo = photoIn(this.uppy, id);
    if (!photo || !(error instanceof Error)) return;
    this.uppy.emit('upload-error', photo, error);
    const explanation = error instanceof UploadError ? error.explanation : undefined;
    this.uppy.setFileMeta(id, { explanation });
  }
}
