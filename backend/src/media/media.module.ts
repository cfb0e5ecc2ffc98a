import { Logger, Module } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { join } from 'node:path';
import { DataSource, type Repository } from 'typeorm';
import { Clock, Config, Readiness } from '../platform/index.js';
import { LocalDiskObjectStorage } from './adapters/disk/local-disk-object-storage.js';
import { MediaController } from './adapters/http/media.controller.js';
import { PictureStorageController } from './adapters/http/picture-storage.controller.js';
import { PicturesController } from './adapters/http/pictures.controller.js';
import { MinioObjectStorage } from './adapters/minio/minio-object-storage.js';
import { SharpPictureEncoder } from './adapters/sharp/sharp-picture-encoder.js';
import { HourlyCollection } from './adapters/timer/hourly-collection.js';
import { AdvisoryLockRun } from './adapters/typeorm/advisory-lock-run.js';
import { InstallationRecord } from './adapters/typeorm/installation.record.js';
import { PublishedPictureRecord } from './adapters/typeorm/published-picture.record.js';
import { TypeormInstallation } from './adapters/typeorm/typeorm-installation.js';
import { TypeormPublishedPictures } from './adapters/typeorm/typeorm-published-pictures.js';
import { TypeormSigningSecret } from './adapters/typeorm/typeorm-signing-secret.js';
import { TypeormUploadRepository } from './adapters/typeorm/typeorm-upload-repository.js';
import { UploadSecretRecord } from './adapters/typeorm/upload-secret.record.js';
import { UploadRecord } from './adapters/typeorm/upload.record.js';
import { GarbageCollector } from './application/garbage-collector.js';
import { OwnedStorage } from './application/owned-storage.js';
import { PictureReferences } from './application/picture-references.js';
import { PictureShelf } from './application/picture-shelf.js';
import { ExclusiveRun } from './application/ports/exclusive-run.js';
import { Installation } from './application/ports/installation.js';
import { ObjectReferences } from './application/ports/object-references.js';
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
  { provide: PictureEncoder, useFactory: () => new SharpPictureEncoder() },
  {
    provide: UploadRepository,
    inject: [getRepositoryToken(UploadRecord)],
    useFactory: (records: Repository<UploadRecord>) => new TypeormUploadRepository(records),
  },
  {
    provide: PublishedPictures,
    inject: [getRepositoryToken(PublishedPictureRecord)],
    useFactory: (records: Repository<PublishedPictureRecord>) => new TypeormPublishedPictures(records),
  },
  {
    provide: SigningSecret,
    inject: [getRepositoryToken(UploadSecretRecord)],
    useFactory: (records: Repository<UploadSecretRecord>) => new TypeormSigningSecret(records),
  },
  {
    provide: Installation,
    inject: [getRepositoryToken(InstallationRecord)],
    useFactory: (records: Repository<InstallationRecord>) => new TypeormInstallation(records),
  },
  {
    provide: ExclusiveRun,
    inject: [DataSource],
    useFactory: (dataSource: DataSource) => new AdvisoryLockRun(dataSource),
  },
];

const COLLECTION_LOG = Symbol('collection log');

const services = [
  { provide: COLLECTION_LOG, useFactory: () => new Logger('Collection') },
  {
    provide: PictureReferences,
    inject: [ObjectReferences, Config],
    useFactory: (...parts: ConstructorParameters<typeof PictureReferences>) =>
      new PictureReferences(...parts),
  },
  {
    provide: StorageOwnership,
    inject: [ObjectStorage, Installation, PictureReferences],
    useFactory: (...parts: ConstructorParameters<typeof StorageOwnership>) => new StorageOwnership(...parts),
  },
  {
    provide: OwnedStorage,
    inject: [ObjectStorage, StorageOwnership],
    useFactory: (...parts: ConstructorParameters<typeof OwnedStorage>) => new OwnedStorage(...parts),
  },
  {
    provide: Quarantine,
    inject: [OwnedStorage],
    useFactory: (storage: OwnedStorage) => new Quarantine(storage),
  },
  {
    provide: PictureShelf,
    inject: [OwnedStorage, PublishedPictures, Clock],
    useFactory: (...parts: ConstructorParameters<typeof PictureShelf>) => new PictureShelf(...parts),
  },
  {
    provide: UploadAddresses,
    inject: [Config, SigningSecret],
    useFactory: (config: Config, secret: SigningSecret) => new UploadAddresses(config.publicUrl, secret),
  },
  {
    provide: UploadService,
    inject: [UploadRepository, UploadAddresses, Quarantine, PictureEncoder, PictureShelf, Clock],
    useFactory: (...parts: ConstructorParameters<typeof UploadService>) => new UploadService(...parts),
  },
  {
    provide: GarbageCollector,
    inject: [
      UploadRepository,
      PublishedPictures,
      Quarantine,
      PictureShelf,
      PictureReferences,
      StorageOwnership,
      Clock,
      ExclusiveRun,
      COLLECTION_LOG,
    ],
    useFactory: (...parts: ConstructorParameters<typeof GarbageCollector>) => new GarbageCollector(...parts),
  },
  {
    provide: HourlyCollection,
    inject: [GarbageCollector, StorageOwnership],
    useFactory: (...parts: ConstructorParameters<typeof HourlyCollection>) => new HourlyCollection(...parts),
  },
];

/** Needs from the app: who refers to published pictures (ObjectReferences, from a global module). */
@Module({
  imports: [
    TypeOrmModule.forFeature([UploadRecord, PublishedPictureRecord, UploadSecretRecord, InstallationRecord]),
  ],
  controllers: [MediaController, PicturesController, PictureStorageController],
  providers: [...adapters, ...services],
  exports: [PictureShelf, GarbageCollector],
})
export class MediaModule {}
