import { join } from 'node:path';
import type { Config } from '../platform/index.js';
import { LocalDiskObjectStorage } from './adapters/disk/local-disk-object-storage.js';
import { MinioObjectStorage } from './adapters/minio/minio-object-storage.js';
import type { ObjectStorage } from './application/ports/object-storage.js';

/** The configured storage: for the server, and for command line tools. */
export function objectStorageOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStorage {
  return s3 ? new MinioObjectStorage(s3) : new LocalDiskObjectStorage(join(dataDir, 'objects'));
}
