export { GarbageCollector } from './application/garbage-collector.js';
export { ImageRetention } from './application/image-retention.js';
export { ImageSample } from './application/image-sample.js';
export { ImageFiles } from './application/image-files.js';
export { PublishedImageStore } from './application/published-image-store.js';
export { type EncodedFile, ImageInspector, ImageReferences, type Inspection } from './application/ports.js';
export { UploadService } from './application/upload-service.js';
export { StorageMarks } from './application/storage-marks.js';
export { StorageProbe } from './application/storage-probe.js';
export { StorageNotOurs } from './application/storage-ownership.js';
export { imagesMissing, storageFailure } from './domain/storage-failure.js';
export {
  contentTypeOf,
  keysOfImage,
  mainKeyOf,
  isLong,
  mainKeyOfPath,
  mainKeysIn,
  MAX_KEY_LENGTH,
  parseImageKey,
  variantKey,
} from './domain/image-name.js';
