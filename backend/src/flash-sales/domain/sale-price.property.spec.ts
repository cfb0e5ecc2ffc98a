import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { salePrice } from './sale-price.js';

const price = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const percentage = fc.integer({ min: 1, max: 99 });

describe('salePrice, for every price and percentage', () => {
  it('returns the exact price rounded to whole rupiah, with half a rupiah rounded up', () => {
    fc.assert(
      fc.property(price, percentage, (full, percent) => {
        const reduced = salePrice(full, percent);
        expect(Number.isSafeInteger(reduced)).toBe(true);
        // The difference is in hundredths of a rupiah, so that this test rounds nothing.
        const above = BigInt(reduced) * 100n - BigInt(full) * BigInt(100 - percent);
        expect(above > -50n && above <= 50n).toBe(true);
      }),
    );
  });

  it('rounds half a rupiah up, and less than half a rupiah down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (full) => {
        expect(salePrice(2 * full, 50)).toBe(full);
        expect(salePrice(2 * full + 1, 50)).toBe(full + 1);
        expect(salePrice(100 * full + 49, 99)).toBe(full);
        expect(salePrice(100 * full + 50, 99)).toBe(full + 1);
      }),
    );
  });

  it('does not rise when the percentage rises, and never exceeds the regular price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 98 }), (full, percent) => {
        expect(salePrice(full, percent)).toBeLessThanOrEqual(full);
        expect(salePrice(full, percent + 1)).toBeLessThanOrEqual(salePrice(full, percent));
      }),
    );
  });
});
