import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishedImages } from '../application/ports.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));
const removeFiles = (): Promise<boolean> => Promise.resolve(true);

export function publishedImagesContract(name: string, create: () => Promise<PublishedImages>): void {
  describe(name, () => {
    let images: PublishedImages;
    beforeEach(async () => {
      images = await create();
      await images.record(['b', 'a'], at(1));
      await images.record([], at(1));
    });

    it('finds the keys that are not recorded', async () => {
      expect(await images.findUnrecorded(['a', 'x', 'b', 'y'])).toEqual(['x', 'y']);
      expect(await images.findUnrecorded([])).toEqual([]);
    });

    it('finds images that were published at or before an instant', async () => {
      expect((await images.publishedUntil(at(1))).sort()).toEqual(['a', 'b']);
      expect(await images.publishedUntil(at(0))).toEqual([]);
    });

    it('counts an image as unreferenced from its publication until it is marked as referenced', async () => {
      expect((await images.unreferencedSince(at(1))).sort()).toEqual(['a', 'b']);
      await images.markReferenced(['a']);
      await images.markReferenced([]);
      expect(await images.unreferencedSince(at(9))).toEqual(['b']);
    });

    it('keeps the first date at which an image was found unreferenced', async () => {
      await images.markReferenced(['a']);
      await images.markUnreferenced(['a', 'b', 'x'], at(3));
      await images.markUnreferenced(['a', 'b'], at(5));
      expect(await images.unreferencedSince(at(2))).toEqual(['b']);
      expect((await images.unreferencedSince(at(3))).sort()).toEqual(['a', 'b']);
    });

    it('restarts publication date and grace period when an image is recorded again', async () => {
      await images.record(['a'], at(6));
      expect(await images.publishedUntil(at(5))).toEqual(['b']);
      expect(await images.unreferencedSince(at(5))).toEqual(['b']);
      expect(await images.removeIfUnreferenced('a', at(5), removeFiles)).toBe(false);
    });

    it('restarts the grace period only of a recorded image, which then counts as unreferenced', async () => {
      await images.markReferenced(['b']);
      expect([
        await images.restartGracePeriod('a', at(6)),
        await images.restartGracePeriod('b', at(6)),
      ]).toEqual([true, true]);
      expect(await images.restartGracePeriod('x', at(6))).toBe(false);
      expect(await images.findUnrecorded(['x'])).toEqual(['x']);
      expect((await images.publishedUntil(at(5))).sort()).toEqual(['a', 'b']);
      expect(await images.unreferencedSince(at(5))).toEqual([]);
      expect((await images.unreferencedSince(at(6))).sort()).toEqual(['a', 'b']);
      expect(await images.removeIfUnreferenced('a', at(5), removeFiles)).toBe(false);
    });

    it('leaves out released images on request, until their grace period restarts', async () => {
      const counted = async () => (await images.unreferencedSince(at(9), { withReleased: false })).sort();
      for (const again of [() => images.record(['a'], at(2)), () => images.restartGracePeriod('a', at(2))]) {
        await images.release(['a', 'x']);
        await images.markReferenced(['a']);
        await images.markUnreferenced(['a'], at(3));
        expect(await counted()).toEqual(['b']);
        expect((await images.unreferencedSince(at(9))).sort()).toEqual(['a', 'b']);
        await again();
        await images.markUnreferenced(['a'], at(3));
        expect(await counted()).toEqual(['a', 'b']);
      }
      await images.release([]);
    });

    it('removes a record only if the image is unreferenced and its files were removed', async () => {
      expect(await images.removeIfUnreferenced('a', at(1), () => Promise.resolve(false))).toBe(false);
      expect(await images.findUnrecorded(['a'])).toEqual([]);
      expect(await images.removeIfUnreferenced('a', at(1), removeFiles)).toBe(true);
      expect(await images.removeIfUnreferenced('a', at(1), removeFiles)).toBe(false);
      expect(await images.findUnrecorded(['a'])).toEqual(['a']);
      await images.markReferenced(['b']);
      expect(await images.removeIfUnreferenced('b', at(9), removeFiles)).toBe(false);
    });

    it('rejects and keeps the record when removing the files fails', async () => {
      const failed = new Error('storage is down');
      await expect(images.removeIfUnreferenced('a', at(1), () => Promise.reject(failed))).rejects.toBe(
        failed,
      );
      expect(await images.findUnrecorded(['a'])).toEqual([]);
    });
  });
}
