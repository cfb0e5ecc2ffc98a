import { expect, it } from '@jest/globals';
import { aSale, hoursLater, id } from '../testing/builders.js';
import { findDiscountedPrice } from './discounted-price.js';

it('findDiscountedPrice() returns the prices, the percentage and the end, but only for a product on sale', async () => {
  const sale = aSale(1, 0, 2);
  const status = sale.statusAt(sale.startsAt);
  const product = { id: id(1), name: 'Mug', price: 1000, priceLabel: null, images: [], isActive: true };
  const find = findDiscountedPrice(() => Promise.resolve([{ ...sale.state, status, product }]));
  expect(await find({ id: id(1), price: 1000 })).toEqual({
    now: 750,
    discount: { before: 1000, percentage: 25, until: hoursLater(2) },
  });
  expect(await find({ id: id(2), price: 1000 })).toBeUndefined();
});
