import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentStore } from '../application/ports/content-store.js';

const NOW = new Date('2026-11-21T10:00:00Z');

/** What every content store must do. */
export function contentStoreContract(name: string, open: () => Promise<ContentStore>): void {
  describe(name, () => {
    let store: ContentStore;
    beforeEach(async () => {
      store = await open();
    });

    it('finds nothing before something was saved', async () => {
      expect(await store.find('site-content')).toBeUndefined();
    });

    it('answers the last object that was saved, whole', async () => {
      await store.save('site-content', { a: 1, gone: true }, NOW);
      const body = { a: null, list: ['x', { y: 'é 😀 "\\\n' }], deep: { n: 1.5 } };
      await store.save('site-content', body, NOW);
      expect(await store.find('site-content')).toEqual({ body, version: 2 });
      expect(await store.find('about-content')).toBeUndefined();
    });

    it('shares nothing with the object that was saved', async () => {
      const body = { list: ['a'] };
      await store.save('footer-settings', body, NOW);
      body.list.push('b');
      expect(await store.find('footer-settings')).toEqual({ body: { list: ['a'] }, version: 1 });
    });

    it('answers the version that it saved, one more each time, for each key on its own', async () => {
      expect(await store.save('site-content', {}, NOW)).toBe(1);
      expect(await store.save('site-content', {}, NOW)).toBe(2);
      expect(await store.save('site-content', {}, NOW, 2)).toBe(3);
      expect(await store.save('about-content', {}, NOW, 0)).toBe(1);
    });

    it.each([0, 1, 3])('saves nothing on version %d while the second one is stored', async (expected) => {
      await store.save('site-content', { n: 1 }, NOW);
      await store.save('site-content', { n: 2 }, NOW);
      expect(await store.save('site-content', { n: 3 }, NOW, expected)).toBeUndefined();
      expect(await store.find('site-content')).toEqual({ body: { n: 2 }, version: 2 });
    });

    it('saves nothing on a version of an object that was never saved', async () => {
      expect(await store.save('site-content', {}, NOW, 1)).toBeUndefined();
      expect(await store.find('site-content')).toBeUndefined();
    });

    it('saves one of several objects that are saved on the same version at once', async () => {
      for (const expected of [0, 1]) {
        const saves = [1, 2, 3, 4, 5].map((n) => store.save('site-content', { n }, NOW, expected));
        const versions = await Promise.all(saves);
        expect(versions.filter((version) => version !== undefined)).toEqual([expected + 1]);
      }
    });
  });
}
