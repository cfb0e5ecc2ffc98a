import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, invalidField } from '../../platform/domain/domain-error.js';
import { objectPathOf } from '../domain/image-name.js';
import { ImageRefused } from '../domain/image-refused.js';
import * as messages from '../domain/messages.js';
import { refusalOf } from '../domain/refusals.js';
import { urlUsed, notUploaded, Upload } from '../domain/upload.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { EncodedImage, ImageEncoder, Publishing, UploadRepository } from './ports.js';
import type { Quarantine } from './quarantine.js';
import type { UploadUrls } from './upload-urls.js';

export class UploadService {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly uploadUrls: UploadUrls,
    private readonly quarantine: Quarantine,
    private readonly encoder: ImageEncoder,
    private readonly imageStore: PublishedImageStore,
    private readonly clock: Clock,
  ) {}

  /** @returns an absolute URL that accepts the PUT of one photo. */
  async issue(): Promise<string> {
    return this.uploadUrls.issue(await this.add());
  }

  /**
   * Checks the token of an upload URL before the body is read.
   * @throws DomainError 'forbidden' when the token is invalid, used or expired.
   */
  async authorize(token: string): Promise<Upload> {
    const id = await this.uploadUrls.verify(token);
    if (id === undefined) throw new DomainError('forbidden', messages.urlInvalid);
    const upload = await this.uploads.find(id);
    // A missing upload counts as used. Uploads are removed when their photo is refused, and a day after their issue.
    if (upload?.state.name !== 'issued') throw urlUsed();
    if (upload.isExpired(await this.clock.now())) throw new DomainError('forbidden', messages.urlExpired);
    return upload;
  }

  /** Stores the first complete body. The URL stays valid after an interrupted or refused body. */
  async receive(upload: Upload, body: AsyncIterable<Uint8Array>): Promise<Upload> {
    const key = await this.quarantine.receive(upload.id, body);
    const received = upload.received(key);
    // If a concurrent request has received a body first, this body is removed again.
    if (await this.uploads.advance(received)) return received;
    await this.quarantine.remove(key);
    throw urlUsed();
  }

  async receiveNew(body: AsyncIterable<Uint8Array>): Promise<Upload> {
    const upload = await this.add();
    try {
      return await this.receive(upload, body);
    } catch (error) {
      await this.discard(upload);
      throw error;
    }
  }

  /**
   * Publishes the photo of an upload as an image.
   * @param url the upload URL, or its path.
   * @returns the path of the image, for a product's images. A repeated call returns the same path.
   */
  async publish(url: string, publishing?: Publishing): Promise<string> {
    const upload = await this.findByUrl(url);
    const path = pathOf(upload);
    if (path !== undefined) return path;
    try {
      return await this.publishImage(upload, await this.encode(upload, publishing));
    } catch (error) {
      // A concurrent request for the same upload may have published it and removed it from quarantine.
      const concurrentPath = pathOf(await this.uploads.find(upload.id));
      if (concurrentPath !== undefined) return concurrentPath;
      throw error;
    }
  }

  /**
   * Publishes all uploads or none. To ensure this, all photos are encoded before the first photo is published. If a
   * later photo cannot be stored, the garbage collector removes the images that are stored already.
   */
  async publishAll(uploads: readonly Upload[]): Promise<string[]> {
    try {
      const encoded: { upload: Upload; image: EncodedImage }[] = [];
      for (const upload of uploads) encoded.push({ upload, image: await this.encode(upload) });
      const paths: string[] = [];
      for (const { upload, image } of encoded) paths.push(await this.publishImage(upload, image));
      return paths;
    } catch (error) {
      await Promise.allSettled(uploads.map((upload) => this.discard(upload)));
      throw error;
    }
  }

  async discard(upload: Upload): Promise<void> {
    await this.quarantine.clear(upload.id);
    await this.uploads.remove(upload.id);
  }

  private async add(): Promise<Upload> {
    const upload = Upload.issue(randomUUID(), await this.clock.now());
    await this.uploads.add(upload);
    return upload;
  }

  private async findByUrl(url: string): Promise<Upload> {
    const token = this.uploadUrls.tokenOf(url);
    const id = token === undefined ? undefined : await this.uploadUrls.verify(token);
    const upload = id === undefined ? undefined : await this.uploads.find(id);
    if (!upload) throw invalidField('imageURL', messages.urlUnknown);
    return upload;
  }

  /** Encodes the photo without storing the result. Discards the upload if the photo is refused. */
  private async encode(upload: Upload, publishing?: Publishing): Promise<EncodedImage> {
    const { state } = upload;
    const bytes = state.name === 'uploaded' ? await this.quarantine.read(state.quarantineKey) : undefined;
    if (!bytes) throw notUploaded();
    try {
      return await this.encoder.encode(bytes, publishing);
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      await this.discard(upload);
      throw refusalOf(error.reason);
    }
  }

  private async publishImage(upload: Upload, image: EncodedImage): Promise<string> {
    await this.imageStore.importObjects(image.files);
    // Changes nothing if a concurrent request has published the same photo.
    await this.uploads.advance(upload.published(image.key));
    await this.quarantine.clear(upload.id);
    return objectPathOf(image.key);
  }
}

function pathOf(upload: Upload | undefined): string | undefined {
  return upload?.state.name === 'published' ? objectPathOf(upload.state.imageKey) : undefined;
}
