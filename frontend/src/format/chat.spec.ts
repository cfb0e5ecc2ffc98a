import { describe, expect, it } from '@jest/globals';
import { chatLink, isForeignNumber } from './chat';

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
