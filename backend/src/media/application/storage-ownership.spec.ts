import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryObjectStorage } from '../testing/in-memory-object-storage.js';
import { InMemoryInstallation } from '../testing/in-memory-installation.js';
import { MediaFixture } from '../testing/media-fixture.js';
import { GRACE_MS } from './garbage-collector.js';
import { StorageMarks } from './storage-marks.js';

const DAY = GRACE_MS;

describe('StorageOwnership', () => {
  let storage: InMemoryObjectStorage;
  let first: MediaFixture;
  let second: MediaFixture;
  const isOurs = async (fixture: MediaFixture): Promise<boolean> =>
    (await fixture.ownership.reasonNotOwned()) === undefined;
  const marks = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const key of storage.list('installation/')) found.push(key);
    return found;
  };
  const removeMarks = async (): Promise<void> => {
    for (const mark of await marks()) await storage.remove(mark);
  };

  beforeEach(() => {
    storage = new InMemoryObjectStorage();
    [first, second] = [new MediaFixture(storage), new MediaFixture(storage)];
  });

  it('makes only the first database the owner of an empty storage', async () => {
    expect([await isOurs(first), await isOurs(second), await isOurs(first)]).toEqual([true, false, true]);
    expect(await marks()).toEqual([`installation/${await first.installation.id()}`]);
  });

  // All 25 pairs of delays from 0 to 4 microtasks.
  it.each(Array.from({ length: 25 }, (_, n) => [n % 5, Math.floor(n / 5)]))(
    'gives an empty storage at most one owner if two databases claim it after %i and %i microtasks',
    async (...delays) => {
      const claims = await Promise.all(
        [first, second].map(async (fixture, n) => {
          for (let turn = 0; turn < (delays[n] ?? 0); turn += 1) await Promise.resolve();
          return isOurs(fixture);
        }),
      );
      expect(claims.filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(await marks()).toHaveLength(claims.filter(Boolean).length);
    },
  );

  it('gives an unmarked storage with images no owner until the operator puts a mark into it', async () => {
    first.references.paths.add(await first.publish('shown'));
    await removeMarks();
    expect([await isOurs(first), await isOurs(second)]).toEqual([false, false]);
    const mark = `installation/${await first.installation.id()}`;
    await expect(first.ownership.reasonNotOwned()).resolves.toContain(mark);
    await storage.put(mark, { contentType: 'text/plain', body: Buffer.from('') });
    expect([await isOurs(second), await isOurs(first)]).toEqual([false, true]);
  });

  it('the garbage collectors of a database and its copy remove nothing while both use the storage', async () => {
    const copy = new MediaFixture(storage, new InMemoryInstallation(await first.installation.id()));
    for (const text of ['of the original', 'also of the original']) await first.publish(text);
    const before = await first.keys();
    for (let hour = 0; hour < 72; hour += 1) {
      for (const fixture of [first, copy]) {
        await fixture.collector.collect();
        fixture.clock.advance(DAY / 24);
      }
    }
    expect(await first.keys()).toEqual(before);
    expect(copy.warnings.at(-1)).toContain('a copy of this database uses the same image storage');
    for (let day = 0; day < 3; day += 1) {
      await first.collector.collect();
      first.clock.advance(2 * DAY);
    }
    expect(await first.keys()).toEqual([]);
  });

  describe('after a restore that was killed', () => {
    let restored: MediaFixture;
    const announce = async (): Promise<void> => {
      await first.publish('a photo');
      restored = second;
      await new StorageMarks(storage).announce(await restored.installation.id());
    };
    const objects = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const key of storage.list('')) if (!key.startsWith('public/')) found.push(key);
      return found;
    };

    it('keeps the current owner and removes the announcement if the restore was not committed', async () => {
      await announce();
      expect(await isOurs(first)).toBe(true);
      await first.publish('another');
      expect(await objects()).toEqual([`installation/${await first.installation.id()}`]);
      // Without the announcement, the restored database cannot become the owner.
      expect(await isOurs(restored)).toBe(false);
    });

    it('makes the restored database the only owner if the restore was committed', async () => {
      await announce();
      expect(await isOurs(restored)).toBe(true);
      expect(await objects()).toEqual([`installation/${await restored.installation.id()}`]);
      expect(await isOurs(first)).toBe(false);
    });

    it('makes the restored database the only owner if both databases have a mark', async () => {
      await announce();
      await new StorageMarks(storage).put(await restored.installation.id());
      expect(await isOurs(restored)).toBe(true);
      expect(await objects()).toEqual([`installation/${await restored.installation.id()}`]);
    });

    it('does not make a database the owner if another database was announced', async () => {
      await announce();
      const third = new MediaFixture(storage);
      expect(await isOurs(third)).toBe(false);
      expect([await isOurs(restored), await isOurs(third)]).toEqual([true, false]);
    });

    it('does not make the restored database the owner if a third database has the mark', async () => {
      await announce();
      await removeMarks();
      await new StorageMarks(storage).put(await new MediaFixture(storage).installation.id());
      expect(await isOurs(restored)).toBe(false);
    });
  });

  it('refuses writes after a check has found the mark of another shop', async () => {
    await first.publish('a photo');
    await removeMarks();
    const other = `installation/${await second.installation.id()}`;
    await storage.put(other, { contentType: 'text/plain', body: Buffer.from('x') });
    expect([await isOurs(first), await isOurs(second)]).toEqual([false, true]);
    await expect(first.publish('another')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
