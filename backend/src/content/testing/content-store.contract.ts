import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentStore } from '../application/ports.js';

const NOW = new Date('2026-11-21T10:00:00Z');

export function contentStoreContract(name: string, create: () => Promise<ContentStore>): void {
  describe(name, () => {
    let store: ContentStore;
    beforeEach(async () => {
      store = await create();
    });

    it('finds nothing before the first save', async () => {
      expect(await store.find('site-content')).toBeUndefined();
    });

    it('replaces the whole object with each save', async () => {
      await store.save('site-content', { a: 1, gone: true }, NOW);
      const body = { a: null, list: ['x', { y: 'é 😀 "\\\n' }], deep: { n: 1.5 } };
      await store.save('site-content', body, NOW);
      expect(await store.find('site-content')).toEqual({ body, version: 2 });
      expect(await store.find('about-content')).toBeUndefined();
    });

    it('finds all objects by their keys', async () => {
      expect(await store.findAll()).toEqual(new Map());
      await store.save('site-content', { a: 1 }, NOW);
      await store.save('about-content', { b: 1 }, NOW);
      await store.save('about-content', { b: 2 }, NOW);
      expect(await store.findAll()).toEqual(
        new Map([
          ['site-content', { body: { a: 1 }, version: 1 }],
          ['about-content', { body: { b: 2 }, version: 2 }],
        ]),
      );
    });

    it('stores a copy of the saved object', async () => {
      const body = { list: ['a'] };
      await store.save('footer-settings', body, NOW);
      body.list.push('b');
      expect(await store.find('footer-settings')).toEqual({ body: { list: ['a'] }, version: 1 });
    });

    it('returns the new version, counted per key', async () => {
      expect(await store.save('site-content', {}, NOW)).toBe(1);
      expect(await store.save('site-content', {}, NOW)).toBe(2);
      expect(await store.save('site-content', {}, NOW, 2)).toBe(3);
      expect(await store.save('about-content', {}, NOW, 0)).toBe(1);
    });

    it.each([0, 1, 3])(
      'saves nothing if version %d is expected and version 2 is stored',
      async (expected) => {
        await store.save('site-content', { n: 1 }, NOW);
        await store.save('site-content', { n: 2 }, NOW);
        expect(await store.save('site-content', { n: 3 }, NOW, expected)).toBeUndefined();
        expect(await store.find('site-content')).toEqual({ body: { n: 2 }, version: 2 });
      },
    );

    it('saves nothing if a version is expected of an object that was never saved', async () => {
      expect(await store.save('site-content', {}, NOW, 1)).toBeUndefined();
      expect(await store.find('site-content')).toBeUndefined();
    });

    it('saves only one of several concurrent saves that expect the same version', async () => {
      for (const expected of [0, 1]) {
        const saves = [1, 2, 3, 4, 5].map((n) => store.save('site-content', { n }, NOW, expected));
        const versions = await Promise.all(saves);
        expect(versions.filter((version) => version !== undefined)).toEqual([expected + 1]);
      }
    });
  });
}
