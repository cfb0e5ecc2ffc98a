import { beforeEach, describe, expect, it } from '@jest/globals';
import { keysOfImage, mainKeyOfPath } from '../domain/image-name.js';
import { bodyOf, MediaFixture } from '../testing/media-fixture.js';
import { GRACE_MS } from './garbage-collector.js';

const HOUR = 60 * 60 * 1000;

describe('GarbageCollector', () => {
  let room: MediaFixture;
  const isThere = async (path: string): Promise<boolean> =>
    (await room.imageStore.read(mainKeyOfPath(path) ?? '')) !== undefined;
  const after = async (milliseconds: number): Promise<void> => {
    room.clock.advance(milliseconds);
    await room.collector.collect();
  };

  beforeEach(() => {
    room = new MediaFixture();
  });

  it('gives an upload a day to be published', async () => {
    await room.service.issue();
    await room.service.take(bodyOf('a photo'));
    await after(GRACE_MS);
    expect(await room.keys()).toHaveLength(1);
    await after(1);
    expect(await room.keys()).toEqual([]);
  });

  it('gives an image a day to be used', async () => {
    const path = await room.publish('a photo');
    await after(GRACE_MS - 1);
    expect(await isThere(path)).toBe(true);
    await after(1);
    expect(await room.keys()).toEqual([]);
  });

  it('keeps what is referred to, and for a day what no longer is', async () => {
    const path = await room.publish('a photo');
    room.references.paths.add(path);
    await after(30 * GRACE_MS);
    room.references.paths.clear();
    await after(HOUR);
    await after(GRACE_MS - 1);
    expect(await isThere(path)).toBe(true);
    await after(1);
    expect(await isThere(path)).toBe(false);
  });

  it('knows an image by its absolute address too', async () => {
    const path = await room.publish('a photo');
    room.references.paths.add(`https://shop.example${path}`);
    await after(2 * GRACE_MS);
    expect(await isThere(path)).toBe(true);
  });

  it('starts the day anew when an image was used in between, or published again', async () => {
    const [used, again] = [await room.publish('used'), await room.publish('again')];
    await after(GRACE_MS - HOUR);
    room.references.paths.add(used);
    await room.publish('again');
    await after(HOUR);
    room.references.paths.clear();
    await after(HOUR);
    await after(GRACE_MS - 3 * HOUR);
    expect([await isThere(used), await isThere(again)]).toEqual([true, true]);
  });

  it('keeps an image that a product takes up between marking and removing', async () => {
    const path = await room.publish('a photo');
    room.clock.advance(2 * GRACE_MS);
    const forget = room.published.forget.bind(room.published);
    room.published.forget = (...args) => {
      room.references.paths.add(path);
      return forget(...args);
    };
    await room.collector.collect();
    expect(await isThere(path)).toBe(true);
    await after(GRACE_MS * 2);
    expect(await isThere(path)).toBe(true);
  });

  it.each([0, 1, 2])(
    'removes no image when the references cannot be read after %i answers',
    async (answers) => {
      await room.publish('a photo');
      room.clock.advance(2 * GRACE_MS);
      const read = room.references.referencedAmong.bind(room.references);
      const failed = new Error('no database');
      room.references.referencedAmong = (paths) => {
        answers -= 1;
        return answers < 0 ? Promise.reject(failed) : read(paths);
      };
      const before = await room.keys();
      await expect(room.collector.collect()).rejects.toBe(failed);
      expect(await room.keys()).toEqual(before);
    },
  );

  it('finds what the database does not know, and gives it the same day', async () => {
    const path = await room.publish('a photo');
    const key = mainKeyOfPath(path) ?? '';
    await room.storage.put('quarantine/7.1', { contentType: 'x', body: Buffer.from('x') });
    await room.published.forget(key, new Date('2100-01-01'), () => Promise.resolve(true));
    await after(2 * GRACE_MS);
    expect((await room.keys()).sort()).toEqual(
      keysOfImage(key)
        .map((name) => `public/${name}`)
        .sort(),
    );
    await after(GRACE_MS);
    expect(await room.keys()).toEqual([]);
  });

  it('waits for a command when it would remove more than a tenth and at least ten', async () => {
    const paths: string[] = [];
    for (let n = 0; n < 100; n += 1) paths.push(await room.publish(`photo ${n}`));
    const use = (count: number): void => {
      room.references.paths.clear();
      for (const path of paths.slice(0, count)) room.references.paths.add(path);
    };
    use(100);
    await after(GRACE_MS);
    use(89);
    await after(HOUR);
    await after(GRACE_MS);
    expect(await room.published.publishedBefore(new Date('2100-01-01'))).toHaveLength(100);
    expect(await room.collector.waiting()).toBe(11);
    expect(room.warnings).toEqual([expect.stringContaining('11')]);

    await room.collector.collect({ evenMany: true });
    expect(await room.published.publishedBefore(new Date('2100-01-01'))).toHaveLength(89);
    expect(await room.collector.waiting()).toBe(0);
  });

  it('removes without a command up to a tenth, or nine of a few', async () => {
    const many: string[] = [];
    for (let n = 0; n < 100; n += 1) many.push(await room.publish(`photo ${n}`));
    for (const path of many.slice(10)) room.references.paths.add(path);
    await after(GRACE_MS);
    expect(await room.published.publishedBefore(new Date('2100-01-01'))).toHaveLength(90);

    room = new MediaFixture();
    for (let n = 0; n < 9; n += 1) await room.publish(`photo ${n}`);
    await after(GRACE_MS);
    expect(await room.keys()).toEqual([]);
    expect(room.warnings).toEqual([]);
  });

  it('does not count images that were taken up again as waiting', async () => {
    const paths: string[] = [];
    for (let n = 0; n < 12; n += 1) paths.push(await room.publish(`photo ${n}`));
    await after(GRACE_MS);
    expect(await room.collector.waiting()).toBe(12);
    for (const path of paths) room.references.paths.add(path);
    expect(await room.collector.waiting()).toBe(0);
  });
});
