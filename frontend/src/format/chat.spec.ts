import { describe, expect, it } from '@jest/globals';
import { chatLink, formatChatNumber, normaliseChatNumber } from './chat';

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

describe('chatLink', () => {
  it('encodes the whole message', () => {
    expect(chatLink('0812 3456 7890', 'Halo & salam?\n#1')).toBe(
      'https://wa.me/6281234567890?text=Halo%20%26%20salam%3F%0A%231',
    );
  });

  it('gives no link for a number that cannot be one', () => {
    expect(chatLink('belum ada', 'Halo')).toBeUndefined();
  });
});

describe('formatChatNumber', () => {
  it.each([
    ['081234567890', '+62 812-3456-7890'],
    ['+6591234567', '+6591234567'],
    ['belum ada', 'belum ada'],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatChatNumber(typed)).toBe(shown);
  });
});
