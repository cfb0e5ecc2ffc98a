import { FlashSale, type FlashSaleDraft } from '../domain/flash-sale.js';

export const NOON = new Date('2026-11-21T05:00:00.000Z');

export function hoursLater(hours: number): Date {
  return new Date(NOON.getTime() + hours * 3_600_000);
}

/** Returns a UUID that ends in the number, so that ids sort like their numbers. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function saleDraft(draft: Partial<FlashSaleDraft> = {}): FlashSaleDraft {
  return { productId: id(1), discountPercentage: 25, startDate: null, endDate: hoursLater(2), ...draft };
}

/** A sale that runs from hour `from` to hour `to` after NOON. By default, the product has the id of the sale. */
export function aSale(number: number, from: number, to: number, productId = id(number)): FlashSale {
  const draft = saleDraft({ productId, startDate: hoursLater(from), endDate: hoursLater(to) });
  return FlashSale.create(id(number), draft, hoursLater(from));
}
