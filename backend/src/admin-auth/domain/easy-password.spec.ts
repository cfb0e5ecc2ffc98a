import { describe, expect, it } from '@jest/globals';
import { isEasyToGuess } from './easy-password.js';
import situations from './easy-password.spec.json' with { type: 'json' };

describe('isEasyToGuess', () => {
  const common = new Set(situations.common);
  const check = (password: string): boolean => isEasyToGuess(password, common, situations.own);

  it.each(situations.easy)('is true for %j', (password) => {
    expect(check(password)).toBe(true);
  });

  it.each(situations.hard)('is false for %j', (password) => {
    expect(check(password)).toBe(false);
  });
});
