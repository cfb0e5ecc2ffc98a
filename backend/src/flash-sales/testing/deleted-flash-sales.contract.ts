import { expect, it } from '@jest/globals';
import type { DeletedFlashSales, FlashSaleRepository } from '../application/ports.js';
import { aSale, hoursLater, id } from './builders.js';

/** The tests that every `DeletedFlashSales` must pass. `sales` and `deleted` use the same rows. */
export function deletedFlashSalesContract(
  sales: () => FlashSaleRepository,
  deleted: () => DeletedFlashSales,
): void {
  /**
   * Adds one sale for each given hour, and deletes the sale at that hour. If the hour is undefined, the sale is not
   * deleted. Each sale and its product have the same number.
   */
  const addDeleted = async (...hours: readonly (number | undefined)[]) => {
    for (const [index, hour] of hours.entries()) {
      await sales().add(aSale(index + 1, 0, 2));
      if (hour !== undefined)
        await sales().change(id(index + 1), (sale) => {
          sale.remove(hoursLater(hour));
        });
    }
  };
  const idsAfter = async (hour: number, limit?: number) =>
    (await deleted().after(hoursLater(hour), limit)).map((row) => row.id);

  it('lists and counts deletions after an instant, newest first, equal times by id', async () => {
    await addDeleted(1, 3, 2, 3, undefined);
    expect(await idsAfter(1)).toEqual([id(2), id(4), id(3)]);
    expect(await idsAfter(0, 2)).toEqual([id(2), id(4)]);
    expect(await deleted().countAfter(hoursLater(1))).toBe(3);
    expect((await deleted().after(hoursLater(2)))[0]).toMatchObject({
      productId: id(2),
      deletedAt: hoursLater(3),
    });
  });

  it('erases only the given sale, and only if it was deleted after an instant', async () => {
    await addDeleted(1, 2, undefined);
    expect(await deleted().erase(id(1), hoursLater(1))).toBe(false);
    expect(await deleted().erase(id(3), hoursLater(0))).toBe(false);
    expect(await deleted().erase(id(2), hoursLater(1))).toBe(true);
    expect(await deleted().erase(id(2), hoursLater(1))).toBe(false);
    expect(await idsAfter(0)).toEqual([id(1)]);
    expect((await sales().list()).length).toBe(1);
  });

  it('erases sales that were deleted at or before an instant, up to a limit', async () => {
    await addDeleted(1, 2, 2, 3, undefined);
    expect(await deleted().eraseUntil(hoursLater(2), 2)).toBe(2);
    expect(await deleted().eraseUntil(hoursLater(2), 2)).toBe(1);
    expect(await deleted().eraseUntil(hoursLater(2), 2)).toBe(0);
    expect(await idsAfter(0)).toEqual([id(4)]);
  });

  it('returns the products of all sales, and erases the sales of given products, deleted or not', async () => {
    await addDeleted(1, undefined, undefined);
    await sales().add(aSale(4, 3, 5, id(2)));
    expect((await deleted().productIds()).sort()).toEqual([id(1), id(2), id(3)]);
    expect(await deleted().eraseOf([id(1), id(2)], 2)).toBe(2);
    expect(await deleted().eraseOf([id(1), id(2)], 2)).toBe(1);
    expect(await deleted().eraseOf([], 2)).toBe(0);
    expect(await deleted().productIds()).toEqual([id(3)]);
  });
}
