import { beforeEach, describe, expect, it } from '@jest/globals';
import { keysOfImage, mainKeyOfPath } from '../domain/image-name.js';
import { bodyOf, MediaFixture } from '../testing/media-fixture.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describe('GarbageCollector', () => {
  let fixture: MediaFixture;
  const isThere = async (path: string): Promise<boolean> =>
    (await fixture.imageStore.read(mainKeyOfPath(path) ?? '')) !== undefined;
  const after = async (milliseconds: number): Promise<void> => {
    fixture.clock.advance(milliseconds);
    await fixture.collector.collect();
  };

  beforeEach(() => {
    fixture = new MediaFixture();
  });

  it('removes an upload that was not published within a day', async () => {
    await fixture.service.issue();
    await fixture.service.receiveNew(bodyOf('a photo'));
    await after(DAY);
    expect(await fixture.keys()).toHaveLength(1);
    await after(1);
    expect(await fixture.keys()).toEqual([]);
  });

  it('removes an image after a day without a reference', async () => {
    const path = await fixture.publish('a photo');
    await after(DAY - 1);
    expect(await isThere(path)).toBe(true);
    await after(1);
    expect(await fixture.keys()).toEqual([]);
  });

  it('keeps an image for a day after a run has found that its last reference was removed', async () => {
    const path = await fixture.publish('a photo');
    fixture.references.paths.add(path);
    await after(30 * DAY);
    fixture.references.paths.clear();
    await after(HOUR);
    await after(DAY - 1);
    expect(await isThere(path)).toBe(true);
    await after(1);
    expect(await isThere(path)).toBe(false);
  });

  it('keeps an image that is referred to by its absolute URL', async () => {
    const path = await fixture.publish('a photo');
    fixture.references.paths.add(`https://shop.example${path}`);
    await after(2 * DAY);
    expect(await isThere(path)).toBe(true);
  });

  it('restarts the one-day wait when an unused image is referenced or published again', async () => {
    const [used, again] = [await fixture.publish('used'), await fixture.publish('again')];
    await after(DAY - HOUR);
    fixture.references.paths.add(used);
    await fixture.publish('again');
    await after(HOUR);
    fixture.references.paths.clear();
    await after(HOUR);
    await after(DAY - 3 * HOUR);
    expect([await isThere(used), await isThere(again)]).toEqual([true, true]);
  });

  it('keeps an image that becomes referenced immediately before its removal', async () => {
    const path = await fixture.publish('a photo');
    fixture.clock.advance(2 * DAY);
    const removeIfUnreferenced = fixture.published.removeIfUnreferenced.bind(fixture.published);
    fixture.published.removeIfUnreferenced = (...args) => {
      fixture.references.paths.add(path);
      return removeIfUnreferenced(...args);
    };
    await fixture.collector.collect();
    expect(await isThere(path)).toBe(true);
    await after(DAY * 2);
    expect(await isThere(path)).toBe(true);
  });

  it.each([0, 1, 2])('removes no image when reading references fails after %i reads', async (reads) => {
    await fixture.publish('a photo');
    fixture.clock.advance(2 * DAY);
    const readReferences = fixture.references.referencedAmong.bind(fixture.references);
    const failed = new Error('no database');
    fixture.references.referencedAmong = (paths) => {
      reads -= 1;
      return reads < 0 ? Promise.reject(failed) : readReferences(paths);
    };
    const before = await fixture.keys();
    await expect(fixture.collector.collect()).rejects.toBe(failed);
    expect(await fixture.keys()).toEqual(before);
  });

  it('removes unrecorded files: quarantined files at the next run, images a day later', async () => {
    const path = await fixture.publish('a photo');
    const key = mainKeyOfPath(path) ?? '';
    await fixture.storage.put('quarantine/7.1', { contentType: 'x', body: Buffer.from('x') });
    await fixture.published.removeIfUnreferenced(key, new Date('2100-01-01'), () => Promise.resolve(true));
    await after(2 * DAY);
    expect((await fixture.keys()).sort()).toEqual(
      keysOfImage(key)
        .map((name) => `public/${name}`)
        .sort(),
    );
    await after(DAY);
    expect(await fixture.keys()).toEqual([]);
  });

  it('removes nothing without a command if at least ten images, and over a tenth, are unused', async () => {
    const paths: string[] = [];
    for (let n = 0; n < 100; n += 1) paths.push(await fixture.publish(`photo ${n}`));
    const use = (count: number): void => {
      fixture.references.paths.clear();
      for (const path of paths.slice(0, count)) fixture.references.paths.add(path);
    };
    use(100);
    await after(DAY);
    use(89);
    await after(HOUR);
    await after(DAY);
    expect(await fixture.published.publishedUntil(new Date('2100-01-01'))).toHaveLength(100);
    expect(await fixture.collector.waitingRemovals()).toBe(11);
    expect(fixture.warnings).toEqual([expect.stringContaining('11')]);

    await fixture.collector.collect({ ignoreLimit: true });
    expect(await fixture.published.publishedUntil(new Date('2100-01-01'))).toHaveLength(89);
    expect(await fixture.collector.waitingRemovals()).toBe(0);
  });

  it('removes up to a tenth of the images, or up to nine, without a command', async () => {
    const many: string[] = [];
    for (let n = 0; n < 100; n += 1) many.push(await fixture.publish(`photo ${n}`));
    for (const path of many.slice(10)) fixture.references.paths.add(path);
    await after(DAY);
    expect(await fixture.published.publishedUntil(new Date('2100-01-01'))).toHaveLength(90);

    fixture = new MediaFixture();
    for (let n = 0; n < 9; n += 1) await fixture.publish(`photo ${n}`);
    await after(DAY);
    expect(await fixture.keys()).toEqual([]);
    expect(fixture.warnings).toEqual([]);

    for (let n = 0; n < 10; n += 1) await fixture.publish(`photo ${n}`);
    await after(DAY);
    expect(await fixture.published.publishedUntil(new Date('2100-01-01'))).toHaveLength(10);
    expect(await fixture.collector.waitingRemovals()).toBe(10);
  });

  it('removes many unused images without a command if they were released before', async () => {
    const paths: string[] = [];
    for (let n = 0; n < 30; n += 1) paths.push(await fixture.publish(`photo ${n}`));
    for (const path of paths) fixture.references.paths.add(path);
    await after(DAY);
    const released = paths.slice(0, 20);
    await fixture.retention.release([...released, 'https://images.example/a.jpg']);
    // The history refers to the images of erased products for 30 days.
    await after(30 * DAY);
    for (const path of released) fixture.references.paths.delete(path);
    await after(HOUR);
    expect(await fixture.collector.waitingRemovals()).toBe(0);
    await after(DAY);
    expect(await fixture.published.publishedUntil(new Date('2100-01-01'))).toHaveLength(10);
    expect(fixture.warnings).toEqual([]);
  });

  it('excludes images that are referenced again from the removals that need a command', async () => {
    const paths: string[] = [];
    for (let n = 0; n < 12; n += 1) paths.push(await fixture.publish(`photo ${n}`));
    await after(DAY);
    expect(await fixture.collector.waitingRemovals()).toBe(12);
    for (const path of paths) fixture.references.paths.add(path);
    expect(await fixture.collector.waitingRemovals()).toBe(0);
  });
});
