import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStorageContract } from '../../testing/object-storage.contract.js';
import { LocalDiskObjectStorage } from './local-disk-object-storage.js';

let folder: string;
let storage: LocalDiskObjectStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalase-objects-'));
  storage = new LocalDiskObjectStorage(join(folder, 'objects'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

objectStorageContract('LocalDiskObjectStorage', () => storage);

describe('LocalDiskObjectStorage', () => {
  const drafts = (): string => join(folder, 'objects', '.drafts');

  it('leaves no draft file after a write, and removes old draft files at the start', async () => {
    await storage.put('public/a.jpg', { contentType: 'image/jpeg', body: Buffer.from('a') });
    expect(await readdir(drafts())).toEqual([]);

    await writeFile(join(drafts(), 'old'), 'x');
    await utimes(join(drafts(), 'old'), new Date(0), new Date(0));
    await writeFile(join(drafts(), 'of-another-process'), 'x');
    await storage.onModuleInit();
    expect(await readdir(drafts())).toEqual(['of-another-process']);
  });

  it("rejects with 'disk-full' when the disk is full, and stores nothing", async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    // oxlint-disable-next-line typescript/require-await -- a failing source stands for a failing disk
    async function* source(): AsyncGenerator<Uint8Array> {
      throw full;
    }
    const attempt = storage.put('public/full.jpg', { contentType: 'image/jpeg', body: source() });
    await expect(attempt).rejects.toMatchObject({ kind: 'disk-full', cause: full });
    expect(await storage.head('public/full.jpg')).toBeUndefined();
  });

  it('treats a folder as a missing object', async () => {
    await mkdir(join(folder, 'objects', 'public', 'folder'), { recursive: true });
    expect(await storage.get('public/folder')).toBeUndefined();
    expect(await storage.head('public/folder')).toBeUndefined();
  });
});
