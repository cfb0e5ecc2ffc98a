import { InMemoryPublishedImages } from './in-memory-published-images.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';
import { describePublishedImages } from './published-images.contract.js';
import { describeUploadRepository } from './upload-repository.contract.js';

const uploads = new InMemoryUploadRepository();
describeUploadRepository('InMemoryUploadRepository', () => uploads);
describePublishedImages('InMemoryPublishedImages', () => Promise.resolve(new InMemoryPublishedImages()));
