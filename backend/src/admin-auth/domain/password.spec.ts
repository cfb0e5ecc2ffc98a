import { describe, expect, it } from '@jest/globals';
import { sessionCookieName } from './session-cookie-name.js';
import { parseSessionTimeout } from './session-timeout.js';
import { parseNewPassword, parsePasswordAttempt } from './password.js';

const refused = (sentence: string, field = 'newPassword') =>
  expect.objectContaining({ fields: { [field]: expect.stringContaining(sentence) } });

describe('passwords', () => {
  it.each(['', 'lima5', '😀😀😀😀😀', '\u0301'.repeat(2)])('refuses too short a password: %j', (typed) => {
    expect(() => parseNewPassword(typed)).toThrow(refused('Kata sandi baru harus minimal 6 karakter'));
  });

  it('counts the length of a password in code points, and keeps spaces', () => {
    expect(parseNewPassword('😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀');
    expect(parseNewPassword('  enam')).toBe('  enam');
  });

  it('refuses a password that is longer than 1024 bytes', () => {
    expect(parseNewPassword('x'.repeat(1024))).toHaveLength(1024);
    for (const typed of ['x'.repeat(1025), 'é'.repeat(513), 'x'.repeat(100_000)]) {
      expect(() => parseNewPassword(typed)).toThrow(refused('terlalu panjang'));
      expect(parsePasswordAttempt(typed)).toBeUndefined();
    }
  });

  it('treats composed and decomposed Unicode characters in a password as equal', () => {
    expect(parsePasswordAttempt('cafe\u0301-senja')).toBe(parseNewPassword('caf\u00e9-senja'));
  });
});

describe('sessions', () => {
  it('last as long unused as the owner chose of the offered minutes', () => {
    expect(parseSessionTimeout(15)).toBe(15);
    expect(() => parseSessionTimeout(16)).toThrow(refused('', 'sessionTimeoutMinutes'));
  });

  it('have a cookie over https that no other host can set', () => {
    expect(sessionCookieName('https://shop.example')).toBe('__Host-etalase');
    expect(sessionCookieName('http://https:3000')).toBe('etalase_session');
  });
});
