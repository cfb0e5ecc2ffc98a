import { describe, expect, it } from '@jest/globals';
import { normaliseChatNumber } from './chat-number.js';

describe('normaliseChatNumber', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['+62 812-3456-7890', '6281234567890'],
    ['006281234567890', '6281234567890'],
    ['+62 (0)812 3456 7890', '6281234567890'],
    ['+65 9123 4567', '6591234567'],
    ['  0812.3456.7890 ', '6281234567890'],
  ])('reads %s as %s', (typed, digits) => {
    expect(normaliseChatNumber(typed)).toBe(digits);
  });

  it.each(['', 'abc', '0812', '12345678901234567', '08x12345678', '+', '++6281234567', '0812;345678'])(
    'does not understand %j',
    (typed) => {
      expect(normaliseChatNumber(typed)).toBeUndefined();
    },
  );
});
