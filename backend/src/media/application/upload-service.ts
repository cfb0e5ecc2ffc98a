import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { objectPathOf } from '../domain/image-name.js';
import { ImageRefused } from '../domain/image-refused.js';
import { refusalOf } from '../domain/refusals.js';
import { urlUsed, notUploaded, Upload } from '../domain/upload.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { EncodedImage, ImageEncoder } from './ports/image-encoder.js';
import type { UploadRepository } from './ports/upload-repository.js';
import type { Quarantine } from './quarantine.js';
import type { UploadUrls } from './upload-urls.js';

/** The three steps by which a photo becomes a published image: issue, receive, publish. */
export class UploadService {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly addresses: UploadUrls,
    private readonly quarantine: Quarantine,
    private readonly encoder: ImageEncoder,
    private readonly imageStore: PublishedImageStore,
    private readonly clock: Clock,
  ) {}

  /** @returns the address to PUT one photo to. */
  async issue(): Promise<string> {
    return this.addresses.issue(await this.add());
  }

  /** What an upload address may still be used for is known before its body is read. */
  async admit(token: string): Promise<Upload> {
    const id = await this.addresses.verify(token);
    if (id === undefined) throw new DomainError('forbidden', 'Alamat unggahan ini tidak sah.');
    const upload = await this.uploads.find(id);
    if (upload?.state.name !== 'issued') throw urlUsed();
    if (upload.isExpired(await this.clock.now()))
      throw new DomainError('forbidden', 'Alamat unggahan ini sudah kedaluwarsa. Unggah ulang fotonya.');
    return upload;
  }

  /** The first complete body wins; one that breaks off or is refused leaves the address as it was. */
  async receive(upload: Upload, body: AsyncIterable<Uint8Array>): Promise<Upload> {
    const key = await this.quarantine.receive(upload.id, body);
    const received = upload.received(key);
    if (await this.uploads.advance(received)) return received;
    await this.quarantine.remove(key);
    throw urlUsed();
  }

  /** Steps one and two for a body that is already at the door. */
  async take(body: AsyncIterable<Uint8Array>): Promise<Upload> {
    const upload = await this.add();
    try {
      return await this.receive(upload, body);
    } catch (error) {
      await this.discard(upload);
      throw error;
    }
  }

  /** @returns the path for a product's images; the same one when asked again. */
  async publish(address: string): Promise<string> {
    const upload = await this.known(address);
    const published = pathOf(upload);
    if (published !== undefined) return published;
    try {
      return await this.publishImage(upload, await this.encode(upload));
    } catch (error) {
      // The same request sent twice at once: the faster one has published and tidied up.
      const meanwhile = pathOf(await this.uploads.find(upload.id));
      if (meanwhile !== undefined) return meanwhile;
      throw error;
    }
  }

  /** All of them or none: nothing is published before every photo has been accepted. */
  async publishAll(uploads: readonly Upload[]): Promise<string[]> {
    try {
      const accepted: { upload: Upload; image: EncodedImage }[] = [];
      for (const upload of uploads) accepted.push({ upload, image: await this.encode(upload) });
      const paths: string[] = [];
      for (const { upload, image } of accepted) paths.push(await this.publishImage(upload, image));
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

  private async known(address: string): Promise<Upload> {
    const token = this.addresses.tokenOf(address);
    const id = token === undefined ? undefined : await this.addresses.verify(token);
    const upload = id === undefined ? undefined : await this.uploads.find(id);
    if (!upload) throw new DomainError('invalid', 'Alamat unggahan ini tidak dikenal. Unggah ulang fotonya.');
    return upload;
  }

  /** Writes nothing yet; a refused photo goes at once, with its upload. */
  private async encode(upload: Upload): Promise<EncodedImage> {
    const bytes =
      upload.state.name === 'uploaded' && (await this.quarantine.read(upload.state.quarantineKey));
    if (!bytes) throw notUploaded();
    try {
      return await this.encoder.encode(bytes);
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      await this.discard(upload);
      throw refusalOf(error.reason);
    }
  }

  private async publishImage(upload: Upload, image: EncodedImage): Promise<string> {
    await this.imageStore.importObjects(image.files);
    await this.uploads.advance(upload.published(image.key));
    await this.quarantine.clear(upload.id);
    return objectPathOf(image.key);
  }
}

function pathOf(upload: Upload | undefined): string | undefined {
  return upload?.state.name === 'published' ? objectPathOf(upload.state.imageKey) : undefined;
}
