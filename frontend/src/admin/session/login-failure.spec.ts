import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../api/http-client';
import { loginExplanation, waitAfter } from './login-failure';

const body = (message: string) => JSON.stringify({ statusCode: 0, message, error: '' });

describe('what a failed login says beside the alert', () => {
  it('nothing when the password was wrong', () => {
    expect(loginExplanation(new ApiError(401, body('Kata sandi salah')))).toBeUndefined();
  });

  it('nothing after too many tries, when the seconds to wait are counted instead', () => {
    const tooMany = new ApiError(429, body('Terlalu banyak'), 8);
    expect([loginExplanation(tooMany), waitAfter(tooMany)]).toEqual([undefined, 8]);
    expect(waitAfter(new ApiError(401, body('Kata sandi salah')))).toBe(0);
    expect(loginExplanation(new ApiError(429, body('Terlalu banyak')))).toBe('Terlalu banyak');
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
