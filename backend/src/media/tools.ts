import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Clock, Config, TableEntry } from '../platform/index.js';
import { LocalDiskObjectStorage } from './adapters/disk/local-disk-object-storage.js';
import { SharpImageInspector } from './adapters/sharp/sharp-image-inspector.js';
import { TypeormImageReferences } from './adapters/typeorm/typeorm-image-references.js';
import { ImageFiles } from './application/image-files.js';
import { ImageSample } from './application/image-sample.js';
import type { ImageInspector, ObjectStorage } from './application/ports.js';

/**
 * Returns the configured storage, for the server and for command line tools.
 * @param mustExist whether a missing bucket or folder is an error. By default, it is created.
 */
export async function objectStorageOf(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  mustExist = false,
): Promise<ObjectStorage> {
  if (!s3) return new LocalDiskObjectStorage(join(dataDir, 'objects'), mustExist);
  // The adapter is imported only when it is needed, because the S3 client and its packages take megabytes of memory.
  const { MinioObjectStorage } = await import('./adapters/minio/minio-object-storage.js');
  return new MinioObjectStorage(s3, mustExist);
}

export const imageSampleOf = (
  dataSource: DataSource,
  clock: Clock,
  config: Config,
  storage: ObjectStorage,
  tables: readonly TableEntry[],
): ImageSample =>
  new ImageSample(
    new TypeormImageReferences(dataSource, config, clock, () => tables),
    new ImageFiles(storage),
  );

export const imageInspector = (): ImageInspector => new SharpImageInspector();
