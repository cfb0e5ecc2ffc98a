import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { PART_ENDPOINTS } from '../adapters/http/content-parts.js';
import { ABOUT_CONTENT } from '../domain/parts/about.js';
import { DISPLAY } from '../domain/parts/display.js';
import { FACTS } from '../domain/parts/facts.js';
import { SERVICES } from '../domain/parts/services.js';
import { SHIPPING } from '../domain/parts/shipping.js';
import editedShop from '../testing/edited-shop.json' with { type: 'json' };
import { InMemoryContentStore } from '../testing/in-memory-content-store.js';
import { ContentReview } from './content-review.js';

const NOW = new Date('2026-11-21T10:00:00Z');

const CATALOG = {
  isOwnPresent: () => Promise.resolve(true),
  listSampleProducts: () => Promise.resolve([]),
  listCategoryRefs: () =>
    Promise.resolve([
      { id: 'k', slug: 'kaos', isDeleted: false, servicePages: [] },
      { id: 'j', slug: 'jaket', isDeleted: true, servicePages: [] },
    ]),
};

describe('ContentReview', () => {
  let store: InMemoryContentStore;
  let review: ContentReview;
  beforeEach(() => {
    store = new InMemoryContentStore();
    const parts = [ABOUT_CONTENT, SHIPPING, SERVICES, FACTS, DISPLAY];
    review = new ContentReview(store, new FixedClock(), parts, CATALOG);
  });

  // The owner edited every second text, confirmed some of the others and a whole part, and then moved rows.
  it('reports the same texts of a shop that an earlier version stored', async () => {
    const parts = PART_ENDPOINTS.map(({ part }) => part);
    const all = new ContentReview(store, new FixedClock(), parts, CATALOG);
    const samplesByPart = async () =>
      Object.fromEntries((await all.statuses()).map(({ part, samples }) => [part, samples]));
    expect(await samplesByPart()).toEqual(editedShop.unsavedSamples);
    for (const [key, body] of Object.entries(editedShop.stored)) await store.save(key, body, NOW);
    expect(await samplesByPart()).toEqual(editedShop.samples);
    const figures = await all.oldFigures();
    expect(figures.map(({ part, figure }) => `${part}: ${figure}`)).toEqual(editedShop.oldFigures);
  });

  const samples = async (): Promise<string[]> =>
    (await review.statuses()).filter(({ isSample }) => isSample).map(({ part }) => part);

  const pathsOf = async (key: string): Promise<readonly string[]> =>
    (await review.statuses()).find(({ part }) => part === key)?.samples ?? [];

  it('reports promises of the sample shop until each is changed or confirmed', async () => {
    expect(await samples()).toEqual(['about-content', 'shipping', 'services', 'facts']);
    const [first, ...others] = SHIPPING.defaults.zones;
    await store.save('shipping', { zones: [...others, { ...first, regular: 16_000 }], origin: 'Solo' }, NOW);
    const paths = await pathsOf('shipping');
    expect(paths.filter((path) => /^(?:origin|zones)/u.test(path))).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `zones.${n}`),
    );
    expect(paths).toEqual(expect.arrayContaining(['surcharge.aboveKg', 'surcharge.text', 'notes.1']));
    await review.confirm('shipping', 1, paths.slice(1));
    expect(await pathsOf('shipping')).toEqual(['zones.0']);
    // A confirmed row stays confirmed at another place.
    await store.save('shipping', { zones: others.toReversed(), origin: 'Solo' }, NOW);
    expect(await pathsOf('shipping')).toEqual(['zones.5']);
    await review.confirm('shipping', 2);
    expect((await review.statuses()).find(({ part }) => part === 'shipping')).toEqual({
      part: 'shipping',
      version: 2,
      confirmedVersion: 2,
      isSample: false,
      samples: [],
    });
  });

  it('reports no promises of hidden pages, and a fact also if it is shown in some categories only', async () => {
    const hidden = { ...SERVICES.defaults.design, visible: false };
    await store.save('services', { design: hidden }, NOW);
    const services = await pathsOf('services');
    expect(services.filter((path) => path.startsWith('design.'))).toEqual([]);
    expect(services).toEqual(expect.arrayContaining(['printing.blocks.0', 'terms', 'comingSoon.5']));
    const [delivery] = FACTS.defaults.product;
    const product = [
      { term: 'Lain', fact: 'Ya', categoryIds: null },
      { ...delivery, categoryIds: ['k'] },
    ];
    await store.save('facts', { product, hero: [] }, NOW);
    expect(await pathsOf('facts')).toEqual(['product.1']);
  });

  it('reports a part as sample text again after its first save is undone', async () => {
    const changed = { ...ABOUT_CONTENT.defaults, introText: 'Kami di Solo' };
    await store.save('about-content', changed, NOW);
    expect(await pathsOf('about-content')).not.toContain('introText');
    // An undo of the first save stores an empty object.
    await store.save('about-content', {}, NOW);
    expect(await pathsOf('about-content')).toContain('introText');
  });

  it('refuses to confirm a path without a sample text, and confirms nothing', async () => {
    for (const path of ['origin.x', 'zones', 'zones.7', '__proto__', ''])
      await expect(review.confirm('shipping', 0, ['origin', path])).rejects.toMatchObject({
        kind: 'invalid',
      });
    expect(await pathsOf('shipping')).toContain('origin');
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
    await Promise.all([
      review.confirm('shipping'),
      review.confirm('about-content'),
      review.confirm('services', 0, ['terms']),
      review.confirm('facts', 0, ['hero.0']),
    ]);
    expect(await samples()).toEqual(['services', 'facts']);
    expect(await pathsOf('services')).not.toContain('terms');
    expect(await pathsOf('facts')).not.toContain('hero.0');
  });
});
