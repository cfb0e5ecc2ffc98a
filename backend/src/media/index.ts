export { GarbageCollector } from './application/garbage-collector.js';
export { PictureKeeper } from './application/picture-keeper.js';
export { PictureReferences } from './application/picture-references.js';
export { PictureShelf } from './application/picture-shelf.js';
export type { ObjectReferences } from './application/ports/object-references.js';
export { StorageNotOurs } from './application/storage-ownership.js';
export type { EncodedFile } from './application/ports/picture-encoder.js';
export { contentTypeOf, keysOfPicture, mainKeyOfPath } from './domain/picture-name.js';
