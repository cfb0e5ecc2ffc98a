import { describe, expect, it } from '@jest/globals';
import situations from './asked-amount.spec.json' with { type: 'json' };
import { askedAmount } from './asked-amount';

describe('askedAmount', () => {
  it.each(situations as [string, string | null, string | null][])(
    'reads the search %j for a product per %j as %j',
    (query, per, amount) => {
      expect(askedAmount(query, { per: per ?? undefined }) ?? null).toBe(amount);
    },
  );
});
