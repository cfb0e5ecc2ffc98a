import { InMemoryPublishedImages } from './in-memory-published-images.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';
import { publishedImagesContract } from './published-images.contract.js';
import { uploadRepositoryContract } from './upload-repository.contract.js';

// The contract of uploads is made for one store that keeps what earlier tests wrote, as a database does.
const uploads = new InMemoryUploadRepository();
uploadRepositoryContract('InMemoryUploadRepository', () => uploads);
publishedImagesContract('InMemoryPublishedImages', () => Promise.resolve(new InMemoryPublishedImages()));
