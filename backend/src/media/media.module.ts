import { Logger, Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  Clock,
  Config,
  Lock,
  Metrics,
  typedToken,
  provide,
  READINESS_PROBES,
  repositoryOf,
  TABLES,
} from '../platform/index.js';
import { isOneOf, isUuid } from '../platform/domain/column-rules.js';
import { MediaController } from './adapters/http/media.controller.js';
import { ImageStorageController } from './adapters/http/image-storage.controller.js';
import { ImagesController } from './adapters/http/images.controller.js';
import { SharpImageEncoder } from './adapters/sharp/sharp-image-encoder.js';
import { SharpImageInspector } from './adapters/sharp/sharp-image-inspector.js';
import { HourlyCollection } from './adapters/timer/hourly-collection.js';
import { InstallationRecord } from './adapters/typeorm/installation.record.js';
import { PublishedImageRecord } from './adapters/typeorm/published-image.record.js';
import { TypeormImageReferences } from './adapters/typeorm/typeorm-image-references.js';
import { TypeormInstallation } from './adapters/typeorm/typeorm-installation.js';
import { TypeormPublishedImages } from './adapters/typeorm/typeorm-published-images.js';
import { TypeormSigningSecret } from './adapters/typeorm/typeorm-signing-secret.js';
import { TypeormUploadRepository } from './adapters/typeorm/typeorm-upload-repository.js';
import { UploadSecretRecord } from './adapters/typeorm/upload-secret.record.js';
import { UploadRecord } from './adapters/typeorm/upload.record.js';
import { GarbageCollector, type OperatorLog } from './application/garbage-collector.js';
import { OwnedStorage } from './application/owned-storage.js';
import { ImageFiles } from './application/image-files.js';
import { ImageSample } from './application/image-sample.js';
import { ImageRetention } from './application/image-retention.js';
import { PublishedImageStore } from './application/published-image-store.js';
import {
  ImageEncoder,
  ImageInspector,
  ImageReferences,
  Installation,
  ObjectStorage,
  PublishedImages,
  SigningSecret,
  UploadRepository,
} from './application/ports.js';
import { Quarantine } from './application/quarantine.js';
import { ServedImages } from './application/served-images.js';
import { StorageMarks } from './application/storage-marks.js';
import { StorageOwnership } from './application/storage-ownership.js';
import { StorageProbe } from './application/storage-probe.js';
import { UploadUrls } from './application/upload-urls.js';
import { UploadService } from './application/upload-service.js';
import { objectStorageOf } from './tools.js';

const adapters = [
  { provide: ObjectStorage, inject: [Config], useFactory: (config: Config) => objectStorageOf(config) },
  READINESS_PROBES.contribute([ObjectStorage], (storage) => ({
    name: 'storage',
    run: () => storage.head('readiness'),
  })),
  {
    provide: ImageEncoder,
    inject: [Metrics],
    useFactory: (metrics: Metrics): ImageEncoder => {
      const encoder = new SharpImageEncoder();
      metrics.addGauge('image_encodings_running', 'Photos being encoded', () => encoder.running);
      metrics.addGauge('image_encodings_waiting', 'Photos waiting to be encoded', () => encoder.waiting);
      return encoder;
    },
  },
  provide(ImageInspector, SharpImageInspector, []),
  provide(UploadRepository, TypeormUploadRepository, [repositoryOf(UploadRecord)]),
  provide(PublishedImages, TypeormPublishedImages, [repositoryOf(PublishedImageRecord)]),
  provide(SigningSecret, TypeormSigningSecret, [repositoryOf(UploadSecretRecord)]),
  provide(Installation, TypeormInstallation, [repositoryOf(InstallationRecord)]),
  {
    provide: ImageReferences,
    inject: [DataSource, Config, Clock, DiscoveryService],
    useFactory: (dataSource: DataSource, config: Config, clock: Clock, discovery: DiscoveryService) =>
      new TypeormImageReferences(dataSource, config, clock, () => TABLES.collect(discovery)),
  },
];

const COLLECTION_LOG = typedToken<OperatorLog>(Symbol('collection log'));

const services = [
  { provide: COLLECTION_LOG, useValue: new Logger('Collection') },
  provide(StorageMarks, [ObjectStorage]),
  provide(StorageProbe, [ObjectStorage]),
  provide(ImageFiles, [ObjectStorage]),
  provide(ImageSample, [ImageReferences, ImageFiles]),
  provide(StorageOwnership, [ObjectStorage, Installation]),
  provide(OwnedStorage, [ObjectStorage, StorageOwnership]),
  provide(Quarantine, [OwnedStorage]),
  provide(PublishedImageStore, [OwnedStorage, PublishedImages, Clock]),
  provide(ServedImages, [PublishedImageStore]),
  provide(ImageRetention, [PublishedImages, PublishedImageStore, Clock, Config]),
  provide(UploadUrls, [Config, SigningSecret]),
  provide(UploadService, [
    UploadRepository,
    UploadUrls,
    Quarantine,
    ImageEncoder,
    PublishedImageStore,
    Clock,
  ]),
  provide(GarbageCollector, [
    UploadRepository,
    PublishedImages,
    Quarantine,
    PublishedImageStore,
    ImageReferences,
    StorageOwnership,
    Clock,
    Lock,
    COLLECTION_LOG,
  ]),
  provide(HourlyCollection, [GarbageCollector, StorageOwnership, ImageSample]),
];

@Module({
  imports: [
    TypeOrmModule.forFeature([UploadRecord, PublishedImageRecord, UploadSecretRecord, InstallationRecord]),
  ],
  controllers: [MediaController, ImagesController, ImageStorageController],
  providers: [
    ...adapters,
    ...services,
    TABLES.contribute([], () => ({
      name: 'installation',
      key: 'only_row',
      isBackedUp: true,
      columns: { only_row: isOneOf([1]), id: isUuid },
    })),
    TABLES.contribute([], () => ({ name: 'upload', isBackedUp: false })),
    TABLES.contribute([], () => ({ name: 'upload_secret', isBackedUp: false })),
    // A restore records the published images that the backup contains.
    TABLES.contribute([], () => ({ name: 'published_image', isBackedUp: false })),
  ],
  exports: [
    PublishedImageStore,
    ImageRetention,
    ImageReferences,
    GarbageCollector,
    ImageInspector,
    StorageMarks,
    StorageProbe,
    ImageSample,
    UploadService,
  ],
})
export class MediaModule {}
