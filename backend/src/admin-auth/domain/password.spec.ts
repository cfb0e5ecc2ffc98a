import { describe, expect, it } from '@jest/globals';
import { parseNewPassword, parsePasswordAttempt } from './password.js';

describe('a password', () => {
  it.each(['', 'lima5', '😀😀😀😀😀', '\u0301'.repeat(2)])('is refused when it is too short: %j', (typed) => {
    expect(() => parseNewPassword(typed)).toThrow('Kata sandi baru harus minimal 6 karakter');
  });

  it('counts characters as people do, and keeps spaces', () => {
    expect(parseNewPassword('😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀');
    expect(parseNewPassword('  enam')).toBe('  enam');
  });

  it('has an upper bound in bytes', () => {
    expect(parseNewPassword('x'.repeat(1024))).toHaveLength(1024);
    expect(() => parseNewPassword('x'.repeat(1025))).toThrow('terlalu panjang');
    expect(() => parseNewPassword('é'.repeat(513))).toThrow('terlalu panjang');
    expect(parsePasswordAttempt('x'.repeat(1025))).toBeUndefined();
  });

  it('is the same from every keyboard', () => {
    expect(parsePasswordAttempt('cafe\u0301-senja')).toBe(parseNewPassword('caf\u00e9-senja'));
  });
});
