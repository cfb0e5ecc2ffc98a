import { describe, expect, it } from '@jest/globals';
import type { FlashSaleRepository } from '../application/ports.js';
import { FlashSale } from '../domain/flash-sale.js';
import { aSale, hoursLater, id, NOON, saleDraft } from './builders.js';

export function flashSaleRepositoryContract(sales: () => FlashSaleRepository): void {
  const add = async (...added: readonly FlashSale[]) => {
    for (const sale of added) await sales().add(sale);
  };
  const remove = (number: number) =>
    sales().change(id(number), (sale) => {
      sale.remove(NOON);
    });
  const ids = (found: readonly FlashSale[]) => found.map(({ state }) => state.id);

  it('finds a sale exactly as it was added', async () => {
    const sale = FlashSale.create(id(1), saleDraft(), NOON);
    const scheduled = aSale(2, 5, 6);
    await add(sale, scheduled);
    expect((await sales().find(id(1)))?.state).toEqual(sale.state);
    expect((await sales().find(id(2)))?.state).toEqual(scheduled.state);
    expect(await sales().find(id(3))).toBeUndefined();
  });

  it('keeps the mark of a sample until an edit changes the sale', async () => {
    await add(FlashSale.create(id(1), saleDraft(), NOON, true), aSale(2, 0, 2));
    const marks = async () => (await sales().list()).map(({ state }) => [state.id, state.isSample]);
    await sales().change(id(1), (sale) => {
      sale.revise(saleDraft(), NOON);
    });
    expect(await marks()).toEqual([
      [id(1), true],
      [id(2), false],
    ]);
    await sales().change(id(1), (sale) => {
      sale.revise(saleDraft({ discountPercentage: 50 }), NOON);
    });
    expect(await marks()).toEqual([
      [id(1), false],
      [id(2), false],
    ]);
  });

  it('saves a change, or nothing when the change throws', async () => {
    await add(aSale(1, 0, 2));
    const changed = await sales().change(id(1), (sale) => {
      sale.revise(saleDraft({ discountPercentage: 50, endDate: hoursLater(9) }), NOON);
    });
    expect((await sales().find(id(1)))?.state).toEqual(changed?.state);
    expect(changed?.state).toMatchObject({ discountPercentage: 50, startDate: null, version: 2 });
    const refused = sales().change(id(1), (sale) => {
      sale.revise(saleDraft({ discountPercentage: 60 }), NOON);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect((await sales().find(id(1)))?.state.version).toBe(2);
    expect(await sales().change(id(2), () => undefined)).toBeUndefined();
  });

  it('keeps all of several concurrent changes', async () => {
    await add(aSale(1, 0, 2));
    const raise = () =>
      sales().change(id(1), (sale) => {
        sale.revise({ ...sale.state, discountPercentage: sale.state.discountPercentage + 1 }, NOON);
      });
    await Promise.all(Array.from({ length: 10 }, raise));
    expect((await sales().find(id(1)))?.state).toMatchObject({ discountPercentage: 35, version: 11 });
  });

  describe('sale times of one product', () => {
    it('may be adjacent but not overlap', async () => {
      await add(aSale(1, 2, 4, id(9)));
      await expect(add(aSale(2, 3, 5, id(9)))).rejects.toMatchObject({ kind: 'conflict' });
      await expect(add(aSale(2, 0, 9, id(9)))).rejects.toMatchObject({ kind: 'conflict' });
      await expect(add(aSale(2, 2, 3, id(9)))).rejects.toMatchObject({ kind: 'conflict' });
      await add(aSale(3, 4, 5, id(9)), aSale(4, 1, 2, id(9)), aSale(5, 2, 4, id(8)));
    });

    it('begin at the creation of a sale without a start', async () => {
      await add(FlashSale.create(id(1), saleDraft({ productId: id(9) }), NOON));
      await expect(add(aSale(2, 1, 5, id(9)))).rejects.toMatchObject({ kind: 'conflict' });
      await add(aSale(3, -5, 0, id(9)));
    });

    it('cannot be changed so that they overlap', async () => {
      await add(aSale(1, 0, 2, id(9)), aSale(2, 2, 4, id(9)), aSale(3, 0, 4, id(8)));
      const lengthen = sales().change(id(1), (sale) => {
        sale.revise({ ...sale.state, endDate: hoursLater(3) }, NOON);
      });
      await expect(lengthen).rejects.toMatchObject({ kind: 'conflict' });
      const move = sales().change(id(3), (sale) => {
        sale.revise({ ...sale.state, productId: id(9) }, NOON);
      });
      await expect(move).rejects.toMatchObject({ kind: 'conflict' });
      expect((await sales().find(id(1)))?.state).toMatchObject({ endDate: hoursLater(2), version: 1 });
    });

    it('can be used again once the sale is deleted', async () => {
      await add(aSale(1, 0, 2, id(9)));
      await remove(1);
      await add(aSale(2, 0, 2, id(9)));
    });

    it('are given to only one of several concurrent additions', async () => {
      const attempts = Array.from({ length: 8 }, (_, index) => add(aSale(index + 1, 0, 2, id(9))));
      const results = await Promise.allSettled(attempts);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(7);
      for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'conflict' });
    });
  });

  it('lists all sales with the latest end first, running ones with the soonest end first, and equal ends by id', async () => {
    await add(
      aSale(1, 0, 3),
      aSale(4, -2, 2),
      aSale(3, -1, 2),
      aSale(5, 1, 5),
      aSale(6, -5, 0),
      aSale(7, 0, 1),
    );
    await remove(7);
    expect(ids(await sales().list())).toEqual([id(5), id(1), id(3), id(4), id(6)]);
    expect(ids(await sales().listRunning(NOON))).toEqual([id(3), id(4), id(1)]);
    expect(ids(await sales().listRunning(hoursLater(2)))).toEqual([id(1), id(5)]);
  });

  it('returns the next start or end of a sale', async () => {
    await add(aSale(1, 0, 4), aSale(2, 2, 3), aSale(3, 1, 9));
    await remove(3);
    expect(await sales().nextBoundary(hoursLater(-1))).toEqual(NOON);
    expect(await sales().nextBoundary(NOON)).toEqual(hoursLater(2));
    expect(await sales().nextBoundary(hoursLater(2))).toEqual(hoursLater(3));
    expect(await sales().nextBoundary(hoursLater(3))).toEqual(hoursLater(4));
    expect(await sales().nextBoundary(hoursLater(4))).toBeNull();
  });

  it('adds many sales, but none that overlaps another sale of its product', async () => {
    await add(aSale(1, 0, 2));
    const batch = [aSale(11, 1, 3, id(1)), aSale(12, 2, 3, id(2)), aSale(13, 0, 1, id(3))];
    const { added } = await sales().addMany(batch);
    expect(ids(added)).toEqual([id(12), id(13)]);
    expect(ids(await sales().list()).toSorted()).toEqual([id(1), id(12), id(13)]);
    expect((await sales().addMany(batch.slice(0, 1))).added).toEqual([]);
  });

  it('tries to add many sales without adding them', async () => {
    await add(aSale(1, 0, 2));
    const { added, change } = await sales().addMany([aSale(11, 1, 3, id(1)), aSale(12, 2, 3, id(2))], true);
    expect([ids(added), change]).toEqual([[id(12)], null]);
    expect(ids(await sales().list())).toEqual([id(1)]);
  });

  it('changes many sales, without those that are deleted or stay as they are', async () => {
    await add(aSale(1, 0, 2), aSale(2, 0, 2, id(2)), aSale(3, 0, 2, id(3)));
    await remove(2);
    const { changed } = await sales().changeMany([3, 2, 1, 9].map(id), (sale) => {
      if (sale.state.id !== id(3)) sale.end(hoursLater(1));
    });
    expect(ids(changed)).toEqual([id(1)]);
    expect((await sales().find(id(1)))?.state).toMatchObject({ endDate: hoursLater(1), version: 2 });
    expect((await sales().find(id(3)))?.state).toMatchObject({ endDate: hoursLater(2), version: 1 });
  });
}
