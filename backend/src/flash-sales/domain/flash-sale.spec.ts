import { describe, expect, it } from '@jest/globals';
import { aSale, hoursLater, id, NOON, saleDraft } from '../testing/builders.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import { FlashSale, type FlashSaleDraft } from './flash-sale.js';

const create = (draft: Partial<FlashSaleDraft>) => FlashSale.create(id(1), saleDraft(draft), NOON);
const refused = (sentence: string, field = 'endDate') =>
  expect.objectContaining({ kind: 'invalid', fields: { [field]: sentence } });

describe('FlashSale', () => {
  it('runs from its start (inclusive) to its end (exclusive)', () => {
    const sale = aSale(1, 1, 2);
    expect(sale.statusAt(new Date(hoursLater(1).getTime() - 1))).toBe('scheduled');
    expect(sale.statusAt(hoursLater(1))).toBe('running');
    expect(sale.statusAt(new Date(hoursLater(2).getTime() - 1))).toBe('running');
    expect(sale.statusAt(hoursLater(2))).toBe('ended');
  });

  it('runs from its creation on if it has no start', () => {
    const sale = create({ startDate: null });
    expect(sale.startsAt).toEqual(NOON);
    expect(sale.statusAt(NOON)).toBe('running');
    sale.revise(saleDraft({ startDate: null, endDate: hoursLater(9) }), hoursLater(1));
    expect(sale.startsAt).toEqual(NOON);
  });

  it('ends at once, is removed before its start, and stays as it is after its end', () => {
    const end = (sale: FlashSale) => {
      sale.end(hoursLater(1));
      return [sale.state.endDate, sale.state.deletedAt, sale.state.version];
    };
    expect(end(aSale(1, 0, 2))).toEqual([hoursLater(1), null, 2]);
    expect(end(aSale(1, 1, 2))).toEqual([hoursLater(2), hoursLater(1), 2]);
    expect(end(aSale(1, 2, 3))).toEqual([hoursLater(3), hoursLater(1), 2]);
    expect(end(aSale(1, 0, 1))).toEqual([hoursLater(1), null, 1]);
  });

  it.each([0, 100, -5, 12.5, Number.NaN, 2 ** 31])(
    'refuses a discount of %p percent',
    (discountPercentage) => {
      expect(() => create({ discountPercentage })).toThrow(
        refused('Diskon harus bilangan bulat 1 sampai 99 persen', 'discountPercentage'),
      );
    },
  );

  it.each([1, 99])('accepts a discount of %p percent', (discountPercentage) => {
    expect(create({ discountPercentage }).state).toMatchObject({ discountPercentage });
  });

  it('refuses an end that is not after the start, or is not in the future', () => {
    const order = 'Waktu berakhir harus setelah waktu mulai';
    expect(() => create({ startDate: hoursLater(2), endDate: hoursLater(2) })).toThrow(refused(order));
    expect(() => create({ startDate: hoursLater(3), endDate: hoursLater(2) })).toThrow(refused(order));
    const future = 'Waktu berakhir harus di masa depan';
    expect(() => create({ endDate: NOON })).toThrow(refused(future));
    expect(() => create({ startDate: hoursLater(-2), endDate: hoursLater(-1) })).toThrow(refused(future));
    expect(create({ startDate: hoursLater(-2) }).statusAt(NOON)).toBe('running');
  });

  it('refuses times outside of the years 2000 to 2099', () => {
    const sentence = 'Waktu flash sale harus antara tahun 2000 dan 2099';
    expect(() => create({ endDate: new Date('2100-01-01T00:00:00Z') })).toThrow(refused(sentence));
    expect(() => create({ startDate: new Date('1999-12-31T23:59:59Z') })).toThrow(
      refused(sentence, 'startDate'),
    );
    expect(() => create({ endDate: new Date(Number.NaN) })).toThrow(refused(sentence));
  });

  it('can be edited after its end if the end stays the same or moves into the future', () => {
    const sale = aSale(1, -3, -1);
    sale.revise({ ...sale.state, discountPercentage: 30 }, NOON);
    expect(sale.statusAt(NOON)).toBe('ended');
    expect(() => {
      sale.revise({ ...sale.state, endDate: hoursLater(-2) }, NOON);
    }).toThrow(refused('Waktu berakhir harus di masa depan'));
    sale.revise({ ...sale.state, endDate: hoursLater(1) }, NOON);
    expect(sale.statusAt(NOON)).toBe('running');
    expect(sale.state.version).toBe(3);
  });

  it('overlaps another sale only if both are for one product and their times intersect', () => {
    const overlap = (from: number, to: number, product = id(9)) =>
      aSale(1, 1, 3, id(9)).overlaps(aSale(2, from, to, product));
    expect([overlap(2, 4), overlap(0, 2), overlap(0, 9), overlap(1.5, 2)]).toEqual([true, true, true, true]);
    expect([overlap(3, 4), overlap(0, 1), overlap(1, 3, id(8))]).toEqual([false, false, false]);
  });

  it('is undeleted until it ends', () => {
    const sale = aSale(1, 0, 2);
    sale.remove(NOON);
    sale.undelete(hoursLater(1));
    expect(sale.state.deletedAt).toBeNull();
    sale.remove(hoursLater(1));
    const ended = 'Flash sale ini sudah berakhir, jadi tidak bisa dipulihkan';
    expect(() => sale.undelete(hoursLater(2))).toThrow(
      expect.objectContaining({ kind: 'conflict', message: ended }),
    );
    expect(sale.state.deletedAt).toEqual(hoursLater(1));
  });

  it('refuses an edit based on another version', () => {
    const sale = create({});
    expectVersion(sale.state, 1);
    expectVersion(sale.state, undefined);
    expect(() => {
      expectVersion(sale.state, 2);
    }).toThrow(expect.objectContaining({ kind: 'stale' }));
  });
});
