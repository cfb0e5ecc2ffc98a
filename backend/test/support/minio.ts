import { randomBytes } from 'node:crypto';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import type { S3Config } from '../../src/platform/index.js';
import { S3_IMAGE } from './containers.mjs';

export interface Minio {
  readonly container: StartedTestContainer;
  /** Returns the settings for a bucket on this server. The bucket does not exist yet. */
  config(bucket: string): S3Config;
}

export async function startMinio(): Promise<Minio> {
  const keys = { accessKey: 'test-access', secretKey: randomBytes(12).toString('hex') };
  const container = await new GenericContainer(S3_IMAGE)
    .withEnvironment({ MINIO_ROOT_USER: keys.accessKey, MINIO_ROOT_PASSWORD: keys.secretKey })
    .withCommand(['server', '/data'])
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000))
    .start();
  const endpoint = new URL(`http://${container.getHost()}:${String(container.getMappedPort(9000))}`);
  return { container, config: (bucket) => ({ endpoint, bucket, region: 'us-east-1', ...keys }) };
}
