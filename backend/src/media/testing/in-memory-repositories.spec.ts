import { InMemoryPublishedPictures } from './in-memory-published-pictures.js';
import { InMemoryUploadRepository } from './in-memory-upload-repository.js';
import { describePublishedPictures } from './published-pictures.contract.js';
import { describeUploadRepository } from './upload-repository.contract.js';

const uploads = new InMemoryUploadRepository();
describeUploadRepository('InMemoryUploadRepository', () => uploads);
describePublishedPictures('InMemoryPublishedPictures', () =>
  Promise.resolve(new InMemoryPublishedPictures()),
);
