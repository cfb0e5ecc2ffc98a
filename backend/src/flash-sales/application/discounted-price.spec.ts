import { expect, it } from '@jest/globals';
import { FlashSale } from '../domain/flash-sale.js';
import { aSale, hoursLater, id } from '../testing/builders.js';
import { findDiscountedPrice } from './discounted-price.js';

it('findDiscountedPrice() returns both prices, the percentage and the end of the sale', async () => {
  const { state, startsAt } = aSale(1, 0, 2);
  const status = FlashSale.restore(state).statusAt(startsAt);
  const product = { id: id(1), name: 'Mug', price: 1000, images: [], isActive: true };
  const find = findDiscountedPrice(() => Promise.resolve([{ ...state, status, product }]));
  expect(await find({ id: id(1), price: 1000 })).toEqual({
    now: 750,
    discount: { before: 1000, percentage: 25, until: hoursLater(2) },
  });
  expect(await find({ id: id(2), price: 1000 })).toBeUndefined();
});
