import { describe, expect, it } from '@jest/globals';
import { chatLink, formatChatNumber, isForeignNumber } from './chat';

describe('chatLink', () => {
  it('percent-encodes the whole message', () => {
    expect(chatLink('0812 3456 7890', 'Halo & salam?\n#1')).toBe(
      'https://wa.me/6281234567890?text=Halo%20%26%20salam%3F%0A%231',
    );
  });

  it('drops half a surrogate pair at the end of a truncated text', () => {
    expect(chatLink('0812 3456 7890', 'Halo 😀\ud83d')).toBe(
      'https://wa.me/6281234567890?text=Halo%20%F0%9F%98%80',
    );
  });

  it('returns undefined for an invalid number', () => {
    expect(chatLink('belum ada', 'Halo')).toBeUndefined();
  });
});

describe('formatChatNumber', () => {
  it.each([
    ['081234567890', '+62 812-3456-7890'],
    ['0812345678', '+62 812-3456-78'],
    ['021-5551234', '+62 21 555-1234'],
    ['(021) 5555 1234', '+62 21 5555-1234'],
    ['0274 512345', '+62 274 512-345'],
    ['0361-7512345', '+62 361 751-2345'],
    ['0967 53123', '+62 967 53-123'],
    ['1500 1234', '+15001234'],
    ['+6591234567', '+6591234567'],
    ['belum ada', 'belum ada'],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatChatNumber(typed)).toBe(shown);
  });
});

describe('isForeignNumber', () => {
  it.each([
    ['81234567890', false],
    ['0812 3456 7890', false],
    ['+62 812 3456 7890', false],
    ['belum ada', false],
    ['+81 90 1234 5678', true],
    ['6591234567', true],
    ['1234567890', true],
  ])('given %s, returns %s', (typed, foreign) => {
    expect(isForeignNumber(typed)).toBe(foreign);
  });
});
