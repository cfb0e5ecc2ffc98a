import { describe, expect, it } from '@jest/globals';
import { formatChatNumber } from './formatted-chat-number.js';
import situations from './formatted-chat-number.spec.json' with { type: 'json' };

describe('formatChatNumber', () => {
  it.each(situations.numbers)('shows %s as %s', (typed, shown) => {
    expect(formatChatNumber(typed)).toBe(shown);
  });
});
