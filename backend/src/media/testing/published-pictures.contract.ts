import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishedPictures } from '../application/ports/published-pictures.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));
const remove = (): Promise<boolean> => Promise.resolve(true);

export function describePublishedPictures(name: string, create: () => Promise<PublishedPictures>): void {
  describe(`${name} as published pictures`, () => {
    let pictures: PublishedPictures;
    beforeEach(async () => {
      pictures = await create();
      await pictures.record(['b', 'a'], at(1));
      await pictures.record([], at(1));
    });

    it('knows what it recorded', async () => {
      expect(await pictures.unknownAmong(['a', 'x', 'b', 'y'])).toEqual(['x', 'y']);
      expect(await pictures.unknownAmong([])).toEqual([]);
      expect((await pictures.publishedBefore(at(1))).sort()).toEqual(['a', 'b']);
      expect(await pictures.publishedBefore(at(0))).toEqual([]);
    });

    it('counts a picture as unreferenced from its publication until it is marked as referenced', async () => {
      expect((await pictures.unreferencedSince(at(1))).sort()).toEqual(['a', 'b']);
      await pictures.markReferenced(['a']);
      await pictures.markReferenced([]);
      expect(await pictures.unreferencedSince(at(9))).toEqual(['b']);
    });

    it('keeps the first date at which a picture was found unreferenced', async () => {
      await pictures.markReferenced(['a']);
      await pictures.markUnreferenced(['a', 'b', 'x'], at(3));
      await pictures.markUnreferenced(['a', 'b'], at(5));
      expect(await pictures.unreferencedSince(at(2))).toEqual(['b']);
      expect((await pictures.unreferencedSince(at(3))).sort()).toEqual(['a', 'b']);
    });

    it('starts anew when the same picture is published again', async () => {
      await pictures.record(['a'], at(6));
      expect(await pictures.publishedBefore(at(5))).toEqual(['b']);
      expect(await pictures.unreferencedSince(at(5))).toEqual(['b']);
      expect(await pictures.forget('a', at(5), remove)).toBe(false);
    });

    it('renews a picture that it knows, and leaves the date of its publication', async () => {
      await pictures.markReferenced(['b']);
      expect([await pictures.renew('a', at(6)), await pictures.renew('b', at(6))]).toEqual([true, true]);
      expect(await pictures.renew('x', at(6))).toBe(false);
      expect(await pictures.unknownAmong(['x'])).toEqual(['x']);
      expect((await pictures.publishedBefore(at(5))).sort()).toEqual(['a', 'b']);
      expect(await pictures.unreferencedSince(at(5))).toEqual([]);
      expect((await pictures.unreferencedSince(at(6))).sort()).toEqual(['a', 'b']);
      expect(await pictures.forget('a', at(5), remove)).toBe(false);
    });

    it('forgets what is still unreferenced, unless its files stay', async () => {
      expect(await pictures.forget('a', at(1), () => Promise.resolve(false))).toBe(false);
      expect(await pictures.unknownAmong(['a'])).toEqual([]);
      expect(await pictures.forget('a', at(1), remove)).toBe(true);
      expect(await pictures.forget('a', at(1), remove)).toBe(false);
      expect(await pictures.unknownAmong(['a'])).toEqual(['a']);
      await pictures.markReferenced(['b']);
      expect(await pictures.forget('b', at(9), remove)).toBe(false);
    });

    it('forgets nothing when the files cannot be removed', async () => {
      const failed = new Error('storage is down');
      await expect(pictures.forget('a', at(1), () => Promise.reject(failed))).rejects.toBe(failed);
      expect(await pictures.unknownAmong(['a'])).toEqual([]);
    });
  });
}
