import { describe, expect, it } from '@jest/globals';
import { parseNewPassword, parsePasswordAttempt } from './password.js';

describe('passwords', () => {
  it.each(['', 'lima5', '😀😀😀😀😀', '\u0301'.repeat(2)])('refuses too short a password: %j', (typed) => {
    expect(() => parseNewPassword(typed)).toThrow('Kata sandi baru harus minimal 6 karakter');
  });

  it('counts the length of a password in code points, and keeps spaces', () => {
    expect(parseNewPassword('😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀');
    expect(parseNewPassword('  enam')).toBe('  enam');
  });

  it('refuses a password that is longer than 1024 bytes', () => {
    expect(parseNewPassword('x'.repeat(1024))).toHaveLength(1024);
    expect(() => parseNewPassword('x'.repeat(1025))).toThrow('terlalu panjang');
    expect(() => parseNewPassword('é'.repeat(513))).toThrow('terlalu panjang');
    expect(parsePasswordAttempt('x'.repeat(1025))).toBeUndefined();
  });

  it('treats composed and decomposed Unicode characters in a password as equal', () => {
    expect(parsePasswordAttempt('cafe\u0301-senja')).toBe(parseNewPassword('caf\u00e9-senja'));
  });
});
