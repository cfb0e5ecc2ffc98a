import { describe, expect, it } from '@jest/globals';
import { statusAt } from './sale-status';
import { emptySale, percentageIn, saleSchema, type SaleValues } from './sale-values';

const PRODUCT = '3b241101-e2bb-4255-8caf-4136c566a962';
const now = new Date('2026-11-21T03:00:00Z');
const full = {
  product: { id: PRODUCT, name: 'Mug', price: 55_000, priceLabel: null, images: [], isActive: true },
  percentage: '20',
  start: '',
  end: '2026-11-21T17:05',
};

const errorsIn = (values: SaleValues, savedEnd?: string) =>
  saleSchema(now, savedEnd)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.')) ?? [];
const bodyOf = (values: SaleValues) => saleSchema(now).parse(values);

describe('the flash sale form', () => {
  it('requires a product, a percentage and an end time', () => {
    expect(errorsIn(emptySale)).toEqual(['product', 'percentage', 'end']);
    expect(errorsIn(full)).toEqual([]);
  });

  it('reads typed times as WIB (UTC+7), and sends UTC times', () => {
    expect(bodyOf(full)).toEqual({
      productId: PRODUCT,
      discountPercentage: 20,
      endDate: '2026-11-21T10:05:00.000Z',
      startDate: null,
    });
    expect(bodyOf({ ...full, start: '2026-11-21T00:00' }).startDate).toBe('2026-11-20T17:00:00.000Z');
  });

  it('accepts whole percentages from 1 to 99 only', () => {
    expect([percentageIn('1'), percentageIn('99'), percentageIn(' 20 % ')]).toEqual([1, 99, 20]);
    for (const typed of ['', '0', '100', '12.5', '-3', 'x', '%']) expect(percentageIn(typed)).toBeUndefined();
  });

  it.each([
    ['1', 49, ['percentage']],
    ['99', 0, ['percentage']],
    ['50', 1, ['percentage']],
    ['1', 50, ['percentage']],
    ['1', 51, []],
    ['99', 1, []],
  ])('rejects %s percent of Rp %d if that lowers nothing', (percentage, price, errors) => {
    expect(errorsIn({ ...full, percentage, product: { ...full.product, price } })).toEqual(errors);
  });

  it('rejects a past end, an end that is not after the start, and an invalid start', () => {
    expect(errorsIn({ ...full, end: '2026-11-21T09:59' })).toEqual(['end']);
    expect(errorsIn({ ...full, start: '2026-11-21T18:00' })).toEqual(['end']);
    expect(errorsIn({ ...full, start: '2026-11-21T17:05' })).toEqual(['end']);
    expect(errorsIn({ ...full, start: 'besok' })).toEqual(['start']);
  });

  it('accepts the unchanged end of a sale that has already ended', () => {
    const end = '2026-11-20T17:00';
    expect(errorsIn({ ...full, end }, end)).toEqual([]);
  });
});

describe('statusAt', () => {
  const sale = {
    status: 'scheduled' as const,
    startDate: '2026-11-21T02:00:00Z',
    endDate: '2026-11-21T04:00:00Z',
  };

  it("returns 'running' from the start (inclusive) to the end (exclusive) of a sale", () => {
    expect(statusAt(sale, new Date('2026-11-21T01:59:59Z'))).toBe('scheduled');
    expect(statusAt(sale, new Date('2026-11-21T02:00:00Z'))).toBe('running');
    expect(statusAt(sale, new Date('2026-11-21T03:59:59Z'))).toBe('running');
    expect(statusAt(sale, new Date('2026-11-21T04:00:00Z'))).toBe('ended');
    expect(statusAt({ ...sale, startDate: null }, now)).toBe('running');
    expect(statusAt({ ...sale, status: 'ended' }, now)).toBe('ended');
  });
});
