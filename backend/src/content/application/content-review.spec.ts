import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { ABOUT_CONTENT } from '../domain/about-content.js';
import { DISPLAY } from '../domain/parts/display.js';
import { SHIPPING } from '../domain/parts/shipping.js';
import { InMemoryContentStore } from '../testing/in-memory-content-store.js';
import { ContentReview } from './content-review.js';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('ContentReview', () => {
  let store: InMemoryContentStore;
  let review: ContentReview;
  beforeEach(() => {
    store = new InMemoryContentStore();
    review = new ContentReview(store, new FixedClock(), [ABOUT_CONTENT, SHIPPING, DISPLAY], {
      listCategoryRefs: () =>
        Promise.resolve([
          { id: 'k', slug: 'kaos', isDeleted: false },
          { id: 'j', slug: 'jaket', isDeleted: true },
        ]),
    });
  });

  const samples = async (): Promise<string[]> =>
    (await review.statuses()).filter(({ isSample }) => isSample).map(({ part }) => part);

  it('reports parts with promises of the sample shop until each part is saved or confirmed', async () => {
    expect(await samples()).toEqual(['about-content', 'shipping']);
    await store.save('about-content', { title: 'Kami' }, NOW);
    expect(await samples()).toEqual(['shipping']);
    await review.confirm('shipping', 0);
    expect(await samples()).toEqual([]);
    expect(await review.statuses()).toContainEqual({
      part: 'shipping',
      version: 0,
      confirmedVersion: 0,
      isSample: false,
    });
  });

  it('reports a part as sample text again after its first save is undone', async () => {
    await store.save('shipping', { origin: 'Surabaya' }, NOW);
    // An undo of the first save stores an empty object.
    await store.save('shipping', {}, NOW);
    expect(await samples()).toContain('shipping');
  });

  it('refuses to confirm an unknown part, or a version that is not current', async () => {
    await expect(review.confirm('shipping', 1)).rejects.toMatchObject({ kind: 'stale' });
    // Every object has a property `toString`, and the store has an object with the key 'confirmations'.
    await expect(review.confirm('toString')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(review.confirm('confirmations')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await samples()).toContain('shipping');
  });

  it('lists a fact as hidden when all its categories are deleted', async () => {
    const fact = (term: string, categoryIds: string[] | null) => ({ term, fact: 'Ya', categoryIds });
    const product = [fact('Semua', null), fact('Sablon', ['k', 'j']), fact('Jahit', ['j'])];
    await store.save('facts', { product }, NOW);
    expect(await review.hiddenFacts()).toEqual(['Jahit']);
  });

  it('records two simultaneous confirmations of different parts', async () => {
    await Promise.all([review.confirm('shipping'), review.confirm('about-content')]);
    expect(await samples()).toEqual([]);
  });
});
