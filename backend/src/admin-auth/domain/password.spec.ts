import { describe, expect, it } from '@jest/globals';
import { parseNewPassword, parsePasswordAttempt } from './password.js';

describe('a password', () => {
  it.each(['', 'lima5', '😀😀😀😀😀', '\u0301'.repeat(2)])('is refused if it is too short: %j', (typed) => {
    expect(() => parseNewPassword(typed)).toThrow('Kata sandi baru harus minimal 6 karakter');
  });

  it('counts its length in code points, and keeps its spaces', () => {
    expect(parseNewPassword('😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀');
    expect(parseNewPassword('  enam')).toBe('  enam');
  });

  it('is refused if it is longer than 1024 bytes', () => {
    expect(parseNewPassword('x'.repeat(1024))).toHaveLength(1024);
    expect(() => parseNewPassword('x'.repeat(1025))).toThrow('terlalu panjang');
    expect(() => parseNewPassword('é'.repeat(513))).toThrow('terlalu panjang');
    expect(parsePasswordAttempt('x'.repeat(1025))).toBeUndefined();
  });

  it('is equal in composed and decomposed Unicode form', () => {
    expect(parsePasswordAttempt('cafe\u0301-senja')).toBe(parseNewPassword('caf\u00e9-senja'));
  });
});
