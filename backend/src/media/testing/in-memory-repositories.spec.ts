import { InMemoryPublishedImages } from './in-memory-published-images.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';
import { publishedImagesContract } from './published-images.contract.js';
import { uploadRepositoryContract } from './upload-repository.contract.js';

// All tests of the contract share one store of uploads, as they share one table of a database.
const uploads = new InMemoryUploadRepository();
uploadRepositoryContract('InMemoryUploadRepository', () => uploads);
publishedImagesContract('InMemoryPublishedImages', () => Promise.resolve(new InMemoryPublishedImages()));
