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
      expect(await store.find('site-content')).toEqual(body);
      expect(await store.find('about-content')).toBeUndefined();
    });

    it('shares nothing with the object that was saved', async () => {
      const body = { list: ['a'] };
      await store.save('footer-settings', body, NOW);
      body.list.push('b');
      expect(await store.find('footer-settings')).toEqual({ list: ['a'] });
    });
  });
}
