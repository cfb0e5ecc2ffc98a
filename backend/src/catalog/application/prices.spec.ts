import { describe, expect, it } from '@jest/globals';
import { Prices } from './prices.js';

const product = { id: 'cards', price: 100_000 };

describe('Prices', () => {
  it('returns the regular price of a product without a discount', async () => {
    const prices = new Prices(() => [() => Promise.resolve(undefined)]);
    expect(await prices.of(product)).toEqual({ now: 100_000 });
  });

  it('returns the price from the first source that discounts the product', async () => {
    const discounted = (now: number) => ({
      now,
      discount: { before: 100_000, percentage: 10, until: new Date(0) },
    });
    const prices = new Prices(() => [
      ({ id }) => Promise.resolve(id === 'cards' ? undefined : discounted(1)),
      () => Promise.resolve(discounted(90_000)),
      () => Promise.resolve(discounted(2)),
    ]);
    expect(await prices.of(product)).toEqual(discounted(90_000));
  });
});
