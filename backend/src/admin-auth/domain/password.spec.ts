import { describe, expect, it } from '@jest/globals';
import { chosenPassword, triedPassword } from './password.js';

describe('a password', () => {
  it.each(['', 'lima5', '😀😀😀😀😀', '\u0301'.repeat(2)])('is refused when it is too short: %j', (typed) => {
    expect(() => chosenPassword(typed)).toThrow('Kata sandi baru harus minimal 6 karakter');
  });

  it('counts characters as people do, and keeps spaces', () => {
    expect(chosenPassword('😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀');
    expect(chosenPassword('  enam')).toBe('  enam');
  });

  it('has an upper bound in bytes', () => {
    expect(chosenPassword('x'.repeat(1024))).toHaveLength(1024);
    expect(() => chosenPassword('x'.repeat(1025))).toThrow('terlalu panjang');
    expect(() => chosenPassword('é'.repeat(513))).toThrow('terlalu panjang');
    expect(triedPassword('x'.repeat(1025))).toBeUndefined();
  });

  it('is the same from every keyboard', () => {
    expect(triedPassword('cafe\u0301-senja')).toBe(chosenPassword('caf\u00e9-senja'));
  });
});
