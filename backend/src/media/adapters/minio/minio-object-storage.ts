import { Client, S3Error } from 'minio';
import type { S3Config } from '../../../platform/index.js';
import { withDeadline } from '../../../platform/limiter/deadline.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import {
  assertStorageKey,
  type NewObject,
  ObjectStorage,
  storageFull,
  storageUnavailable,
} from '../../application/ports.js';
import { transportFor } from './transport.js';

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const FULL = new Set(['XMinioStorageFull', 'QuotaExceeded', 'XMinioAdminBucketQuotaExceeded']);

// While the storage is down, calls wait no longer than this for its first response.
const MAX_CHECK_MS = 200;

export class MinioObjectStorage extends ObjectStorage {
  private readonly client: Client;
  private readonly bucket: string;
  private bucketCheck: Promise<void> | undefined;
  private checkedAt = 0;
  /** Whether the last call failed without a response. The next check of the bucket decides whether calls go on. */
  private isDown = false;

  /** @param mustExist whether a missing bucket is an error. By default, it is created on first use. */
  constructor(
    { endpoint, bucket, accessKey, secretKey, region }: S3Config,
    private readonly mustExist = false,
  ) {
    super();
    const useSSL = endpoint.protocol === 'https:';
    this.bucket = bucket;
    this.client = new Client({
      endPoint: endpoint.hostname,
      port: Number(endpoint.port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
      region,
      pathStyle: true,
      // This transport has keep-alive connections and a timeout. The default transport of the client has neither.
      transport: transportFor(useSSL),
      // A retry would only delay the same error.
      retryOptions: { disableRetry: true },
    });
  }

  override async put(key: string, { contentType, body }: NewObject): Promise<void> {
    assertStorageKey(key);
    // The body is read completely before it is sent, because objects are small. So the length is known and no multipart
    // upload is needed. An interrupted body is not sent at all.
    const bytes = body instanceof Uint8Array ? asBuffer(body) : await readAll(body);
    await this.attempt(() =>
      this.client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': contentType }),
    );
  }

  override get(key: string): Promise<Buffer | undefined> {
    assertStorageKey(key);
    return this.unlessMissing(async () => readAll(await this.client.getObject(this.bucket, key)));
  }

  override head(key: string): Promise<{ size: number } | undefined> {
    assertStorageKey(key);
    return this.unlessMissing(async () => ({ size: (await this.client.statObject(this.bucket, key)).size }));
  }

  override async remove(key: string): Promise<void> {
    assertStorageKey(key);
    await this.unlessMissing(() => this.client.removeObject(this.bucket, key));
  }

  override async *list(prefix: string): AsyncGenerator<string> {
    const names = await this.attempt(async () => {
      const found: string[] = [];
      for await (const item of this.client.listObjectsV2(this.bucket, prefix, true)) {
        const { name } = item as { name?: string };
        if (name !== undefined) found.push(name);
      }
      return found;
    });
    yield* names;
  }

  private async attempt<T>(call: () => Promise<T>): Promise<T> {
    const bucketCheck = (this.bucketCheck ??= this.checkBucket());
    try {
      await (this.isDown ? this.withinCheckTime(bucketCheck) : bucketCheck);
      this.isDown = false;
      return await call();
    } catch (error) {
      // Only the check was too slow. It goes on, for later calls.
      if (error instanceof DomainError) throw storageUnavailable(error);
      // After an error, the next call checks again whether the bucket exists. A missing object is not such an error.
      if (isMissing(error)) throw error;
      if (this.bucketCheck === bucketCheck) this.bucketCheck = undefined;
      this.isDown ||= !(error instanceof S3Error);
      if (error instanceof S3Error && FULL.has(error.code ?? '')) throw storageFull(error);
      throw storageUnavailable(error);
    }
  }

  /** @throws DomainError when the check has taken too long. Calls that come later are refused at once. */
  private withinCheckTime(bucketCheck: Promise<void>): Promise<void> {
    return withDeadline(bucketCheck, Math.max(0, this.checkedAt + MAX_CHECK_MS - performance.now()));
  }

  private async unlessMissing<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.attempt(call);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private async checkBucket(): Promise<void> {
    this.checkedAt = performance.now();
    try {
      await this.prepareBucket();
    } catch (error) {
      this.bucketCheck = undefined;
      throw error;
    }
  }

  private async prepareBucket(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    if (this.mustExist)
      throw Object.assign(new Error(`There is no bucket ${this.bucket}`), { code: 'NoSuchBucket' });
    try {
      await this.client.makeBucket(this.bucket);
    } catch (error) {
      // Another replica may have created the bucket meanwhile.
      if (!(await this.client.bucketExists(this.bucket))) throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3Error && MISSING.has(error.code ?? '');
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
