import { join } from 'node:path';
import type { Config } from '../platform/index.js';
import { LocalDiskObjectStorage } from './adapters/disk/local-disk-object-storage.js';
import { SharpImageInspector } from './adapters/sharp/sharp-image-inspector.js';
import type { ImageInspector, ObjectStorage } from './application/ports.js';

/** Returns the configured storage, for the server and for command line tools. */
export async function objectStorageOf({
  s3,
  dataDir,
}: Pick<Config, 's3' | 'dataDir'>): Promise<ObjectStorage> {
  if (!s3) return new LocalDiskObjectStorage(join(dataDir, 'objects'));
  // The adapter is imported only when it is needed, because the S3 client and its packages take megabytes of memory.
  const { MinioObjectStorage } = await import('./adapters/minio/minio-object-storage.js');
  return new MinioObjectStorage(s3);
}

export const imageInspector = (): ImageInspector => new SharpImageInspector();
