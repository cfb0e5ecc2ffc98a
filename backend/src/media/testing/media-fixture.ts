import { createHash } from 'node:crypto';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { InMemoryLock } from '../../platform/lock/testing/in-memory-lock.js';
import { GarbageCollector } from '../application/garbage-collector.js';
import { OwnedStorage } from '../application/owned-storage.js';
import { ImageRetention } from '../application/image-retention.js';
import { PublishedImageStore } from '../application/published-image-store.js';
import {
  type EncodedImage,
  ImageEncoder,
  ImageReferences,
  type ObjectStorage,
  SigningSecret,
} from '../application/ports.js';
import { Quarantine } from '../application/quarantine.js';
import { StorageOwnership } from '../application/storage-ownership.js';
import { UploadUrls } from '../application/upload-urls.js';
import { UploadService } from '../application/upload-service.js';
import {
  buildImageKey,
  contentTypeOf,
  keysOfImage,
  mainKeyOfPath,
  objectPathOf,
} from '../domain/image-name.js';
import { ImageRefused } from '../domain/image-refused.js';
import { InMemoryInstallation } from './in-memory-installation.js';
import { InMemoryObjectStorage } from './in-memory-object-storage.js';
import { InMemoryPublishedImages } from './in-memory-published-images.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';

/** Accepts every text as an image, except 'no image'. */
class FakeEncoder extends ImageEncoder {
  override encode(source: Uint8Array): Promise<EncodedImage> {
    if (Buffer.from(source).toString() === 'no image')
      return Promise.reject(new ImageRefused('wrong-format'));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const key = buildImageKey({ hash, width: 4, height: 3, color: 'c01020' });
    const files = keysOfImage(key).map((name) => ({
      key: name,
      contentType: contentTypeOf(name),
      bytes: source,
    }));
    return Promise.resolve({ key, files });
  }
}

class FixedSecret extends SigningSecret {
  override read(): Promise<Buffer> {
    return Promise.resolve(Buffer.alloc(32, 7));
  }
}

const SITE = { publicUrl: 'https://shop.example' };

class FakeReferences extends ImageReferences {
  readonly paths = new Set<string>();

  override referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    const isUsed = (path: string) => this.paths.has(path) || this.paths.has(SITE.publicUrl + path);
    return Promise.resolve(new Set(keys.filter((key) => isUsed(objectPathOf(key)))));
  }

  override sample(limit: number): Promise<string[]> {
    return Promise.resolve([...this.paths].flatMap((path) => mainKeyOfPath(path) ?? []).slice(0, limit));
  }
}

export class MediaFixture {
  readonly clock = new FixedClock();
  readonly uploads = new InMemoryUploadRepository();
  readonly published = new InMemoryPublishedImages();
  readonly references = new FakeReferences();
  readonly uploadUrls = new UploadUrls(SITE, new FixedSecret());
  readonly ownership: StorageOwnership;
  readonly quarantine: Quarantine;
  readonly imageStore: PublishedImageStore;
  readonly retention: ImageRetention;
  readonly service: UploadService;
  readonly collector: GarbageCollector;
  readonly warnings: string[] = [];

  /** @param storage two fixtures may share one storage. */
  constructor(
    readonly storage: ObjectStorage = new InMemoryObjectStorage(),
    readonly installation = new InMemoryInstallation(),
  ) {
    this.ownership = new StorageOwnership(storage, this.installation);
    const owned = new OwnedStorage(storage, this.ownership);
    this.quarantine = new Quarantine(owned);
    this.imageStore = new PublishedImageStore(owned, this.published, this.clock);
    this.retention = new ImageRetention(this.published, this.imageStore, this.clock, SITE);
    this.service = new UploadService(
      this.uploads,
      this.uploadUrls,
      this.quarantine,
      new FakeEncoder(),
      this.imageStore,
      this.clock,
    );
    this.collector = new GarbageCollector(
      this.uploads,
      this.published,
      this.quarantine,
      this.imageStore,
      this.references,
      this.ownership,
      this.clock,
      new InMemoryLock(),
      { warn: (message) => this.warnings.push(message) },
    );
  }

  /** The keys of all stored objects, without the storage's marks. */
  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of this.storage.list(''))
      if (!/^(?:installation|database)\//u.test(key)) keys.push(key);
    return keys;
  }

  /** Runs all three upload steps. @returns the image's path. */
  async publish(text: string): Promise<string> {
    const url = await this.service.issue();
    await this.service.receive(await this.authorize(url), bodyOf(text));
    return this.service.publish(url);
  }

  authorize(url: string): ReturnType<UploadService['authorize']> {
    return this.service.authorize(this.uploadUrls.tokenOf(url) ?? '');
  }
}

export async function* bodyOf(...chunks: (string | Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield await Promise.resolve(Buffer.from(chunk));
  }
}
