import { describe, expect, it } from '@jest/globals';
import { priceChangeOf } from './bulk-actions';

describe('priceChangeOf', () => {
  it.each([
    ['percent', '8', { percent: 8 }],
    ['percent', ' -2,5 % ', { percent: -2.5 }],
    ['percent', '−100', { percent: -100 }],
    ['percent', '+8.5%', { percent: 8.5 }],
    ['percent', '8,55', undefined],
    ['percent', '1.000', undefined],
    ['percent', 'Rp 8', undefined],
    ['percent', '', undefined],
    ['amount', '500', { amount: 500 }],
    ['amount', '-1.500', { amount: -1500 }],
    ['amount', '- Rp 1.500', { amount: -1500 }],
    ['amount', '8.5', undefined],
    ['amount', '1,5', undefined],
    ['amount', '--5', undefined],
    ['amount', '8%', undefined],
  ] as const)('by %s, %j is %j', (by, typed, price) => {
    expect(priceChangeOf({ by, typed, roundTo: '' })).toEqual(price && { price });
  });

  it('rounds to a step that the server knows', () => {
    const typed = { by: 'percent', typed: '8' } as const;
    expect(priceChangeOf({ ...typed, roundTo: '500' })).toEqual({ price: { percent: 8, roundTo: 500 } });
    expect(priceChangeOf({ ...typed, roundTo: '7' })).toEqual({ price: { percent: 8 } });
  });
});
