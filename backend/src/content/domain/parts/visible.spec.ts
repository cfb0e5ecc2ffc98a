import { describe, expect, it } from '@jest/globals';
import type { ContentPart, ShopFacts } from '../content-part.js';
import { ORDERING } from './ordering.js';
import { confirmedFees, SHIPPING } from './shipping.js';
import situations from './visible.spec.json' with { type: 'json' };
import { WORKS } from './works.js';

const ordering = { ...ORDERING.defaults, ...situations.ordering };
const shop = ({ shipped, pages, ...facts }: (typeof situations.visible)[number]['shop']): ShopFacts => ({
  now: new Date('2026-12-01T03:00:00Z'),
  categories: new Set(situations.categories),
  shippedCategories: new Set(shipped),
  servicePages: new Map(Object.entries(pages)),
  fees: facts.fees,
});
const parts = { ordering: ORDERING, works: WORKS } as unknown as Record<string, ContentPart<object>>;

describe('what visitors see of the content', () => {
  it.each(situations.visible)('$title', ({ part, value, shop: facts, shown }) => {
    const stored = part === 'ordering' ? ordering : value;
    expect(parts[part]?.visible?.(stored, shop(facts))).toMatchObject(shown);
  });

  it.each(situations.samples)('leaves out of the ordering what is a sample: $unconfirmed', (row) => {
    expect(ORDERING.withoutSamples?.(ordering, row.unconfirmed)).toEqual({ ...ordering, ...row.left });
  });

  it.each(situations.payment)('asks about the words of payment %j: %p', (payment, asked) => {
    const isShown = (promise: string) =>
      ORDERING.isShown?.({ ...ordering, payment: payment as string[] }, promise);
    expect([isShown('payment'), isShown('fileRules')]).toEqual([asked, true]);
  });

  it.each(situations.fees)('counts the fees as true that are not $unconfirmed', ({ unconfirmed, fees }) => {
    expect(confirmedFees({ ...SHIPPING.defaults, ...situations.shipping }, unconfirmed)).toEqual(fees);
  });

  it('has no zone without a fee', () => {
    const zone = { region: 'Bali', days: '3–5 hari', regular: null, express: null };
    expect(() =>
      SHIPPING.validate?.({
        ...SHIPPING.defaults,
        zones: [
          { ...zone, express: 1 },
          { ...zone, regular: 1 },
        ],
      }),
    ).not.toThrow();
    expect(() => SHIPPING.validate?.({ ...SHIPPING.defaults, zones: [zone] })).toThrow(
      expect.objectContaining({ fields: { 'zones.0.regular': expect.any(String) } }),
    );
  });

  it.each(situations.categoryIds)('reads the category $stored as $read', ({ stored, read }) => {
    const categories = [
      { id: 'id-1', slug: 'kaos', isDeleted: false },
      { id: 'id-2', slug: 'kaos', isDeleted: true },
    ];
    const row = { image: 'x', line: 'y' };
    const body = { works: [{ ...row, categoryId: stored }] };
    expect(WORKS.references?.fromStored(body, categories)).toEqual({ works: [{ ...row, category: read }] });
    const back = { works: [{ ...row, category: read }] };
    expect(WORKS.references?.toStored(back, categories)).toEqual({
      works: [{ ...row, categoryId: stored === 'id-3' ? null : stored }],
    });
  });

  it.each([null, 'x', {}, { works: 'x' }, { works: [null, 'x'] }])('leaves the body %j as it is', (body) => {
    expect(WORKS.references?.fromStored(body, [])).toEqual(body);
  });

  it('keeps the samples of works until the first own one, and names a work without a published image', () => {
    const [sample] = WORKS.defaults.works;
    const own = { image: `/objects/${'0'.repeat(32)}-500x500-c8a070.jpg`, line: 'Nota', category: null };
    const works = sample ? [sample, own] : [];
    const settled = (value: typeof works) => WORKS.settle?.({ works: value }, WORKS.defaults, new Date(0));
    expect(settled(works)).toEqual({ works: [own] });
    expect(settled(works.slice(0, 1))).toEqual({ works: works.slice(0, 1) });
    expect(WORKS.promises).toEqual(['works']);
    expect(() => WORKS.validate?.({ works: [own, { ...own, image: 'x' }] })).toThrow(
      expect.objectContaining({ fields: { 'works.1.image': expect.any(String) } }),
    );
  });
});
