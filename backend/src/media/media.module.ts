import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { join } from 'node:path';
import { Clock, Config, Lock, named, provide, Readiness, repositoryOf } from '../platform/index.js';
import { LocalDiskObjectStorage } from './adapters/disk/local-disk-object-storage.js';
import { MediaController } from './adapters/http/media.controller.js';
import { PictureStorageController } from './adapters/http/picture-storage.controller.js';
import { PicturesController } from './adapters/http/pictures.controller.js';
import { MinioObjectStorage } from './adapters/minio/minio-object-storage.js';
import { SharpPictureEncoder } from './adapters/sharp/sharp-picture-encoder.js';
import { HourlyCollection } from './adapters/timer/hourly-collection.js';
import { InstallationRecord } from './adapters/typeorm/installation.record.js';
import { PublishedPictureRecord } from './adapters/typeorm/published-picture.record.js';
import { TypeormInstallation } from './adapters/typeorm/typeorm-installation.js';
import { TypeormPublishedPictures } from './adapters/typeorm/typeorm-published-pictures.js';
import { TypeormSigningSecret } from './adapters/typeorm/typeorm-signing-secret.js';
import { TypeormUploadRepository } from './adapters/typeorm/typeorm-upload-repository.js';
import { UploadSecretRecord } from './adapters/typeorm/upload-secret.record.js';
import { UploadRecord } from './adapters/typeorm/upload.record.js';
import { GarbageCollector, type OperatorLog } from './application/garbage-collector.js';
import { OwnedStorage } from './application/owned-storage.js';
import { PictureKeeper } from './application/picture-keeper.js';
import { PictureReferences } from './application/picture-references.js';
import { PictureShelf } from './application/picture-shelf.js';
import { Installation } from './application/ports/installation.js';
import { ObjectStorage } from './application/ports/object-storage.js';
import { PictureEncoder } from './application/ports/picture-encoder.js';
import { PublishedPictures } from './application/ports/published-pictures.js';
import { SigningSecret } from './application/ports/signing-secret.js';
import { UploadRepository } from './application/ports/upload-repository.js';
import { Quarantine } from './application/quarantine.js';
import { StorageOwnership } from './application/storage-ownership.js';
import { UploadAddresses } from './application/upload-addresses.js';
import { UploadService } from './application/upload-service.js';

const adapters = [
  {
    provide: ObjectStorage,
    inject: [Config, Readiness],
    useFactory: (config: Config, readiness: Readiness): ObjectStorage => {
      const storage = config.s3
        ? new MinioObjectStorage(config.s3)
        : new LocalDiskObjectStorage(join(config.dataDir, 'objects'));
      readiness.add('storage', () => storage.head('readiness'));
      return storage;
    },
  },
  provide(PictureEncoder, SharpPictureEncoder, []),
  provide(UploadRepository, TypeormUploadRepository, [repositoryOf(UploadRecord)]),
  provide(PublishedPictures, TypeormPublishedPictures, [repositoryOf(PublishedPictureRecord)]),
  provide(SigningSecret, TypeormSigningSecret, [repositoryOf(UploadSecretRecord)]),
  provide(Installation, TypeormInstallation, [repositoryOf(InstallationRecord)]),
];

const COLLECTION_LOG = named<OperatorLog>(Symbol('collection log'));

const services = [
  { provide: COLLECTION_LOG, useValue: new Logger('Collection') },
  provide(PictureReferences, [Config]),
  provide(StorageOwnership, [ObjectStorage, Installation, PictureReferences]),
  provide(OwnedStorage, [ObjectStorage, StorageOwnership]),
  provide(Quarantine, [OwnedStorage]),
  provide(PictureShelf, [OwnedStorage, PublishedPictures, Clock]),
  provide(PictureKeeper, [PublishedPictures, PictureShelf, Clock, Config]),
  provide(UploadAddresses, [Config, SigningSecret]),
  provide(UploadService, [
    UploadRepository,
    UploadAddresses,
    Quarantine,
    PictureEncoder,
    PictureShelf,
    Clock,
  ]),
  provide(GarbageCollector, [
    UploadRepository,
    PublishedPictures,
    Quarantine,
    PictureShelf,
    PictureReferences,
    StorageOwnership,
    Clock,
    Lock,
    COLLECTION_LOG,
  ]),
  provide(HourlyCollection, [GarbageCollector, StorageOwnership]),
];

/** Needs from the app: who refers to published pictures (ObjectReferences, from a global module). */
@Module({
  imports: [
    TypeOrmModule.forFeature([UploadRecord, PublishedPictureRecord, UploadSecretRecord, InstallationRecord]),
  ],
  controllers: [MediaController, PicturesController, PictureStorageController],
  providers: [...adapters, ...services],
  exports: [PictureShelf, PictureKeeper, PictureReferences, GarbageCollector],
})
export class MediaModule implements OnModuleInit {
  constructor(private readonly references: PictureReferences) {}

  /** By now every module that was to add a reader has been constructed. */
  onModuleInit(): void {
    this.references.close();
  }
}
