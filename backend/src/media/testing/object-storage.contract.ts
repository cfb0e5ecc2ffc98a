import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ObjectStorage } from '../application/ports.js';
import situations from './object-storage.contract.json' with { type: 'json' };

export function objectStorageContract(name: string, storage: () => ObjectStorage): void {
  const put = (key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> =>
    storage().put(key, { contentType: 'image/jpeg', body });
  const keysUnder = async (prefix: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of storage().list(prefix)) keys.push(key);
    return keys.sort();
  };

  describe(name, () => {
    it('returns the stored bytes, put at once or in chunks', async () => {
      const bytes = randomBytes(300_000);
      await put('public/whole.jpg', bytes);
      expect((await storage().get('public/whole.jpg'))?.equals(bytes)).toBe(true);
      expect(await storage().head('public/whole.jpg')).toEqual({ size: bytes.length });

      await put('public/chunks.jpg', inChunks(bytes));
      expect((await storage().get('public/chunks.jpg'))?.equals(bytes)).toBe(true);
    });

    it('stores an empty object', async () => {
      await put('public/empty.jpg', new Uint8Array());
      expect(await storage().head('public/empty.jpg')).toEqual({ size: 0 });
      expect((await storage().get('public/empty.jpg'))?.length).toBe(0);
    });

    it('stores only the viewed part of a larger buffer', async () => {
      await put('public/view.jpg', Buffer.from('before-inside-after').subarray(7, 13));
      expect((await storage().get('public/view.jpg'))?.toString()).toBe('inside');
    });

    it('replaces an object with the same key', async () => {
      await put('public/again.jpg', Buffer.from('old and longer'));
      await put('public/again.jpg', Buffer.from('new'));
      expect((await storage().get('public/again.jpg'))?.toString()).toBe('new');
    });

    it('treats a missing object as undefined, and removing it as success', async () => {
      expect(await storage().get('public/missing.jpg')).toBeUndefined();
      expect(await storage().head('public/missing.jpg')).toBeUndefined();
      expect(await storage().get('nowhere/at/all')).toBeUndefined();
      expect(await keysUnder('nowhere/')).toEqual([]);
      await storage().remove('public/missing.jpg');
    });

    it('removes an object', async () => {
      await put('public/gone.jpg', Buffer.from('x'));
      await storage().remove('public/gone.jpg');
      expect(await storage().get('public/gone.jpg')).toBeUndefined();
      expect(await keysUnder('public/gone')).toEqual([]);
    });

    it('lists keys by prefix, which may end within a name', async () => {
      for (const key of ['list/a.1', 'list/a.2', 'list/b.1', 'listing/c']) await put(key, Buffer.from(key));
      expect(await keysUnder('list/')).toEqual(['list/a.1', 'list/a.2', 'list/b.1']);
      expect(await keysUnder('list/a.')).toEqual(['list/a.1', 'list/a.2']);
      expect(await keysUnder('list/a.3')).toEqual([]);
    });

    it('stores nothing when the source fails, and rejects with the error of the source', async () => {
      const broken = new Error('the client went away');
      async function* source(): AsyncGenerator<Uint8Array> {
        yield await Promise.resolve(randomBytes(1000));
        throw broken;
      }
      await expect(put('public/half.jpg', source())).rejects.toBe(broken);
      expect(await storage().get('public/half.jpg')).toBeUndefined();
      expect(await keysUnder('public/half')).toEqual([]);
    });

    it('holds the bytes of one of two concurrent writes, never a mixture', async () => {
      const ones = Buffer.alloc(200_000, 1);
      const twos = Buffer.alloc(100_000, 2);
      await Promise.all([put('public/race.jpg', inChunks(ones)), put('public/race.jpg', inChunks(twos))]);
      const found = await storage().get('public/race.jpg');
      expect(found?.equals(ones) === true || found?.equals(twos) === true).toBe(true);
    });

    it.each(situations.refusesKey)('refuses the key %j', async (key) => {
      const attempts: (() => Promise<unknown>)[] = [
        () => put(key, Buffer.from('x')),
        () => storage().get(key),
        () => storage().head(key),
        () => storage().remove(key),
      ];
      for (const attempt of attempts)
        // The operation is called within a promise, because an adapter may also throw synchronously.
        await expect(Promise.resolve().then(attempt)).rejects.toThrow('Not a storage key');
    });
  });
}

async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 64_000) {
    // Lets other writes take place between two chunks.
    await nextTurn();
    yield bytes.subarray(start, start + 64_000);
  }
}
