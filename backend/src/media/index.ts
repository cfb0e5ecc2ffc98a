export { MediaModule } from './media.module.js';
export { GarbageCollector } from './application/garbage-collector.js';
export { PictureShelf } from './application/picture-shelf.js';
export { ObjectReferences } from './application/ports/object-references.js';
export { StorageNotOurs } from './application/storage-ownership.js';
export type { EncodedFile } from './application/ports/picture-encoder.js';
export { contentTypeOf, keysOfPicture } from './domain/picture-key.js';
