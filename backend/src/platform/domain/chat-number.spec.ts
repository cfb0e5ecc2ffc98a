import { describe, expect, it } from '@jest/globals';
import { normalizeChatNumber } from './chat-number.js';
import situations from './chat-number.spec.json' with { type: 'json' };

describe('normalizeChatNumber', () => {
  it.each(situations.numbers)('reads %j as %s', (typed, understood) => {
    expect(normalizeChatNumber(String(typed))).toBe(understood ?? undefined);
  });
});
