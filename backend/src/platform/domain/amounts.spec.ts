import { describe, expect, it } from '@jest/globals';
import { amountOf, problemOf, readAmount } from './amounts.js';
import amounts from './amounts.spec.json' with { type: 'json' };

describe('readAmount', () => {
  it.each(Object.entries(amounts.read))('reads %j as %d', (typed, amount) => {
    expect(readAmount(typed)).toEqual({ amount });
    expect(amountOf(typed)).toBe(amount);
  });

  it.each(Object.entries(amounts.ask))('offers for %j the amount %d', (typed, meant) => {
    expect(readAmount(typed)).toMatchObject({ meant });
    expect(amountOf(typed)).toBeUndefined();
  });

  it.each(amounts.refuse)('refuses %j', (typed) => {
    expect(readAmount(typed)).toEqual({ refused: expect.any(String) });
  });

  it.each(Object.entries(amounts.reasons))('says for %j: %s', (typed, refused) => {
    expect(readAmount(typed)).toEqual({ refused });
    expect(problemOf(readAmount(typed))).toBe(refused);
  });

  it('asks whether the amount is meant, and has no objection to an amount or a blank', () => {
    expect(problemOf(readAmount('27rb'))).toBe("Harga '27rb' belum pasti. Maksudnya Rp 27.000?");
    for (const typed of [27_500, '27.500', ' ']) expect(problemOf(readAmount(typed))).toBeUndefined();
  });

  it('takes a number of a cell only if it is whole and not negative', () => {
    expect(readAmount(27_500)).toEqual({ amount: 27_500 });
    expect(readAmount(-0)).toEqual({ amount: 0 });
    for (const number of [0.5, -1, 1e300]) expect(readAmount(number)).toHaveProperty('refused');
  });

  it('answers nothing for a blank text', () => {
    expect(readAmount(' \u200B')).toBeUndefined();
    expect(amountOf(' ')).toBeUndefined();
  });
});
