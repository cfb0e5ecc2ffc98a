import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../api/http-client';
import { loginExplanation } from './login-failure';

const body = (message: string) => JSON.stringify({ statusCode: 0, message, error: '' });

describe('what a failed login says beside the alert', () => {
  it('nothing when the password was wrong', () => {
    expect(loginExplanation(new ApiError(401, body('Kata sandi salah')))).toBeUndefined();
  });

  it('how long to wait after too many tries', () => {
    expect(loginExplanation(new ApiError(429, body('Terlalu banyak'), 8))).toBe(
      'Terlalu banyak percobaan. Coba lagi dalam 8 detik.',
    );
  });

  it("the server's sentence in an outage, and never what a proxy wrote", () => {
    expect(loginExplanation(new ApiError(503, body('Layanan sedang tidak tersedia.')))).toBe(
      'Layanan sedang tidak tersedia.',
    );
    expect(loginExplanation(new ApiError(502, '<html>Bad Gateway</html>'))).toContain(
      'tidak dapat dihubungi',
    );
  });

  it('that the server cannot be reached when there was no answer', () => {
    expect(loginExplanation(new TypeError('Failed to fetch'))).toContain('tidak dapat dihubungi');
  });
});
