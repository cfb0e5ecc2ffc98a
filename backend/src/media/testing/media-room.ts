import { createHash } from 'node:crypto';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { InMemoryLock } from '../../platform/lock/testing/in-memory-lock.js';
import { GarbageCollector } from '../application/garbage-collector.js';
import { OwnedStorage } from '../application/owned-storage.js';
import { PictureKeeper } from '../application/picture-keeper.js';
import { PictureReferences } from '../application/picture-references.js';
import { PictureShelf } from '../application/picture-shelf.js';
import { ObjectReferences } from '../application/ports/object-references.js';
import type { ObjectStorage } from '../application/ports/object-storage.js';
import { type EncodedPicture, PictureEncoder } from '../application/ports/picture-encoder.js';
import { SigningSecret } from '../application/ports/signing-secret.js';
import { Quarantine } from '../application/quarantine.js';
import { StorageOwnership } from '../application/storage-ownership.js';
import { UploadAddresses } from '../application/upload-addresses.js';
import { UploadService } from '../application/upload-service.js';
import { buildPictureKey, contentTypeOf, keysOfPicture } from '../domain/picture-name.js';
import { PictureRefused } from '../domain/picture-refused.js';
import { InMemoryInstallation } from './in-memory-installation.js';
import { InMemoryObjectStorage } from './in-memory-object-storage.js';
import { InMemoryPublishedPictures } from './in-memory-published-pictures.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';

/** Takes every text for a picture but the one that says it is none. */
export class FakeEncoder extends PictureEncoder {
  override encode(source: Uint8Array): Promise<EncodedPicture> {
    if (Buffer.from(source).toString() === 'no picture')
      return Promise.reject(new PictureRefused('wrong-format'));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const key = buildPictureKey({ hash, width: 4, height: 3, colour: 'c01020' });
    const files = keysOfPicture(key).map((name) => ({
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

export class FakeReferences extends ObjectReferences {
  readonly paths = new Set<string>();
  /** Those of `paths` that only the sample catalogue refers to. */
  readonly samples = new Set<string>();

  override referencedAmong(objectPaths: readonly string[]): Promise<string[]> {
    return Promise.resolve(objectPaths.filter((path) => this.paths.has(path)));
  }

  override async ownAmong(objectPaths: readonly string[]): Promise<string[]> {
    return (await this.referencedAmong(objectPaths)).filter((path) => !this.samples.has(path));
  }
}

const SITE = { publicUrl: 'https://shop.example' };

/** The whole module on fakes. */
export class MediaRoom {
  readonly clock = new FixedClock();
  readonly installation = new InMemoryInstallation();
  readonly uploads = new InMemoryUploadRepository();
  readonly published = new InMemoryPublishedPictures();
  readonly references = new FakeReferences();
  readonly addresses = new UploadAddresses(SITE, new FixedSecret());
  readonly ownership: StorageOwnership;
  readonly quarantine: Quarantine;
  readonly shelf: PictureShelf;
  readonly keeper: PictureKeeper;
  readonly service: UploadService;
  readonly collector: GarbageCollector;
  readonly warnings: string[] = [];

  /** @param storage may be another room's. */
  constructor(readonly storage: ObjectStorage = new InMemoryObjectStorage()) {
    const references = new PictureReferences(SITE);
    references.add(this.references);
    references.close();
    this.ownership = new StorageOwnership(storage, this.installation, references);
    const owned = new OwnedStorage(storage, this.ownership);
    this.quarantine = new Quarantine(owned);
    this.shelf = new PictureShelf(owned, this.published, this.clock);
    this.keeper = new PictureKeeper(this.published, this.shelf, this.clock, SITE);
    this.service = new UploadService(
      this.uploads,
      this.addresses,
      this.quarantine,
      new FakeEncoder(),
      this.shelf,
      this.clock,
    );
    this.collector = new GarbageCollector(
      this.uploads,
      this.published,
      this.quarantine,
      this.shelf,
      references,
      this.ownership,
      this.clock,
      new InMemoryLock(),
      { warn: (message) => this.warnings.push(message) },
    );
  }

  /** What the storage holds, without its mark. */
  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of this.storage.list('')) if (!key.startsWith('installation/')) keys.push(key);
    return keys;
  }

  /** All three steps. */
  async publish(text: string): Promise<string> {
    const address = await this.service.issue();
    await this.service.receive(await this.admit(address), bodyOf(text));
    return this.service.publish(address);
  }

  admit(address: string): ReturnType<UploadService['admit']> {
    return this.service.admit(this.addresses.tokenOf(address) ?? '');
  }
}

export async function* bodyOf(...pieces: (string | Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece;
    yield await Promise.resolve(Buffer.from(piece));
  }
}
