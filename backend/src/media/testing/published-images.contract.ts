import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishedImages } from '../application/ports/published-images.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));
const remove = (): Promise<boolean> => Promise.resolve(true);

export function describePublishedImages(name: string, create: () => Promise<PublishedImages>): void {
  describe(`${name} as published images`, () => {
    let images: PublishedImages;
    beforeEach(async () => {
      images = await create();
      await images.record(['b', 'a'], at(1));
      await images.record([], at(1));
    });

    it('finds recorded images by key and by publication date', async () => {
      expect(await images.unknownAmong(['a', 'x', 'b', 'y'])).toEqual(['x', 'y']);
      expect(await images.unknownAmong([])).toEqual([]);
      expect((await images.publishedBefore(at(1))).sort()).toEqual(['a', 'b']);
      expect(await images.publishedBefore(at(0))).toEqual([]);
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
      expect(await images.publishedBefore(at(5))).toEqual(['b']);
      expect(await images.unreferencedSince(at(5))).toEqual(['b']);
      expect(await images.forget('a', at(5), remove)).toBe(false);
    });

    it('renews the grace period of a recorded image without changing its publication date', async () => {
      await images.markReferenced(['b']);
      expect([await images.renew('a', at(6)), await images.renew('b', at(6))]).toEqual([true, true]);
      expect(await images.renew('x', at(6))).toBe(false);
      expect(await images.unknownAmong(['x'])).toEqual(['x']);
      expect((await images.publishedBefore(at(5))).sort()).toEqual(['a', 'b']);
      expect(await images.unreferencedSince(at(5))).toEqual([]);
      expect((await images.unreferencedSince(at(6))).sort()).toEqual(['a', 'b']);
      expect(await images.forget('a', at(5), remove)).toBe(false);
    });

    it('forgets an image only if it is unreferenced and its files were removed', async () => {
      expect(await images.forget('a', at(1), () => Promise.resolve(false))).toBe(false);
      expect(await images.unknownAmong(['a'])).toEqual([]);
      expect(await images.forget('a', at(1), remove)).toBe(true);
      expect(await images.forget('a', at(1), remove)).toBe(false);
      expect(await images.unknownAmong(['a'])).toEqual(['a']);
      await images.markReferenced(['b']);
      expect(await images.forget('b', at(9), remove)).toBe(false);
    });

    it('rejects and keeps the record when removing the files fails', async () => {
      const failed = new Error('storage is down');
      await expect(images.forget('a', at(1), () => Promise.reject(failed))).rejects.toBe(failed);
      expect(await images.unknownAmong(['a'])).toEqual([]);
    });
  });
}
