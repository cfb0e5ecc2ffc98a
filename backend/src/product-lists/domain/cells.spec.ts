import { describe, expect, it } from '@jest/globals';
import { readAmount } from './cells.js';

describe('readAmount', () => {
  it('reads numbers and texts as in the form', () => {
    expect(readAmount(35_000)).toBe(35_000);
    expect(readAmount('Rp27.500,-')).toBe(27_500);
    expect(readAmount('nego')).toEqual({ message: 'Untuk harga nego, pilih Harga lewat chat.' });
  });

  it("suggests what '1,5 jt' means", () => {
    expect(readAmount('1,5 jt')).toMatchObject({ suggestion: 1_500_000 });
  });
});
