import { describe, expect, it } from '@jest/globals';
import { Prices } from './prices.js';

const product = { id: 'cards', price: 100_000 };

describe('Prices', () => {
  it('returns the regular price when no reduction applies', async () => {
    const prices = new Prices();
    prices.add(() => Promise.resolve(undefined));
    expect(await prices.of(product)).toEqual({ now: 100_000 });
  });

  it('returns the price of the first reduction that applies', async () => {
    const prices = new Prices();
    const reduced = (now: number) => ({
      now,
      reduction: { before: 100_000, percentage: 10, until: new Date(0) },
    });
    prices.add(({ id }) => Promise.resolve(id === 'cards' ? undefined : reduced(1)));
    prices.add(() => Promise.resolve(reduced(90_000)));
    prices.add(() => Promise.resolve(reduced(2)));
    expect(await prices.of(product)).toEqual(reduced(90_000));
  });
});
