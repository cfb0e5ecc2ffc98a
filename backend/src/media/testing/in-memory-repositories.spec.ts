import { InMemoryPublishedImages } from './in-memory-published-images.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';
import { publishedImagesContract } from './published-images.contract.js';
import { uploadRepositoryContract } from './upload-repository.contract.js';

// The contract of uploads uses one store for all tests, as with a database.
const uploads = new InMemoryUploadRepository();
uploadRepositoryContract('InMemoryUploadRepository', () => uploads);
publishedImagesContract('InMemoryPublishedImages', () => Promise.resolve(new InMemoryPublishedImages()));
