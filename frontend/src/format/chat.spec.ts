import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { chatLink, formatChatNumber, isForeignNumber, normalizeChatNumber } from './chat';

// The server's spec uses the same table, so that both sides normalize a number alike.
const { chatNumber } = JSON.parse(
  readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { chatNumber: { typed: string; understood: string | null }[] };

describe('normalizeChatNumber', () => {
  it.each(chatNumber)('reads $typed as $understood', ({ typed, understood }) => {
    expect(normalizeChatNumber(typed) ?? null).toBe(understood);
  });
});

describe('chatLink', () => {
  it('encodes the whole message', () => {
    expect(chatLink('0812 3456 7890', 'Halo & salam?\n#1')).toBe(
      'https://wa.me/6281234567890?text=Halo%20%26%20salam%3F%0A%231',
    );
  });

  it('returns undefined for an invalid number', () => {
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

describe('isForeignNumber', () => {
  it.each([
    ['81234567890', false],
    ['0812 3456 7890', false],
    ['+62 812 3456 7890', false],
    ['belum ada', false],
    ['+81 90 1234 5678', true],
    ['6591234567', true],
    ['1234567890', true],
  ])('for %s is %s', (typed, foreign) => {
    expect(isForeignNumber(typed)).toBe(foreign);
  });
});
