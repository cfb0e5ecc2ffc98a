import { describe, expect, it } from '@jest/globals';
import { formatChatNumber } from './formatted-chat-number.js';

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
