import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { installationContract } from '../../testing/installation.contract.js';
import { publishedImagesContract } from '../../testing/published-images.contract.js';
import { uploadRepositoryContract } from '../../testing/upload-repository.contract.js';
import { InstallationRecord } from './installation.record.js';
import { PublishedImageRecord } from './published-image.record.js';
import { TypeormInstallation } from './typeorm-installation.js';
import { TypeormPublishedImages } from './typeorm-published-images.js';
import { TypeormSigningSecret } from './typeorm-signing-secret.js';
import { TypeormUploadRepository } from './typeorm-upload-repository.js';
import { UploadSecretRecord } from './upload-secret.record.js';
import { UploadRecord } from './upload.record.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource(database.url, [
    UploadRecord,
    PublishedImageRecord,
    UploadSecretRecord,
    InstallationRecord,
  ]);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const images = (): TypeormPublishedImages =>
  new TypeormPublishedImages(dataSource.getRepository(PublishedImageRecord));

uploadRepositoryContract(
  'TypeormUploadRepository',
  () => new TypeormUploadRepository(dataSource.getRepository(UploadRecord)),
);
publishedImagesContract('TypeormPublishedImages', async () => {
  await dataSource.getRepository(PublishedImageRecord).clear();
  return images();
});

installationContract(
  'TypeormInstallation',
  () => new TypeormInstallation(dataSource.getRepository(InstallationRecord)),
);

describe('TypeormPublishedImages', () => {
  it('record() waits for a concurrent removal of the same image, and then records the image again', async () => {
    const [noon, onePm] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T13:00:00Z')];
    const steps: string[] = [];
    await images().record(['raced'], noon);
    const removal = images().removeIfUnreferenced('raced', noon, async () => {
      steps.push('removing');
      await sleep(150);
      steps.push('removed');
      return true;
    });
    await sleep(50);
    await images().record(['raced'], onePm);
    steps.push('published');
    expect(await removal).toBe(true);
    expect(steps).toEqual(['removing', 'removed', 'published']);
    expect(await images().findUnrecorded(['raced'])).toEqual([]);
  });

  it('restartGracePeriod() waits for a concurrent removal of the image, and then returns false', async () => {
    const [noon, onePm] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T13:00:00Z')];
    const steps: string[] = [];
    await images().record(['renewed'], noon);
    let restart: Promise<unknown> | undefined;
    const isRemoved = await images().removeIfUnreferenced('renewed', noon, async () => {
      restart = images()
        .restartGracePeriod('renewed', onePm)
        .then((isThere) => steps.push(`renewed: ${String(isThere)}`));
      // If the call did not wait for the removal, it would finish before the sleep.
      await Promise.race([restart, sleep(150)]);
      steps.push('removed');
      return true;
    });
    await restart;
    expect(isRemoved).toBe(true);
    expect(steps).toEqual(['removed', 'renewed: false']);
  });
});

describe('TypeormSigningSecret', () => {
  it('returns the same signing secret to all replicas, even if these start at the same time', async () => {
    const replica = (): Promise<Buffer> =>
      new TypeormSigningSecret(dataSource.getRepository(UploadSecretRecord)).read();
    const secrets = await Promise.all([replica(), replica(), replica()]);
    secrets.push(await replica());
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(secrets[0]).toHaveLength(32);
  });
});
