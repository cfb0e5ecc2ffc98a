import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../api/http-client';
import { loginExplanation, waitAfter } from './login-failure';

const body = (message: string) => JSON.stringify({ statusCode: 0, message, error: '' });

describe('loginExplanation', () => {
  it('returns undefined when the password was wrong', () => {
    expect(loginExplanation(new ApiError(401, body('Kata sandi salah')))).toBeUndefined();
  });

  it('returns the server message of a 429 only when the response has no Retry-After', () => {
    expect(loginExplanation(new ApiError(429, body('Terlalu banyak'), 8))).toBeUndefined();
    expect(loginExplanation(new ApiError(429, body('Terlalu banyak')))).toBe('Terlalu banyak');
  });

  it("returns the server's message for a 503, but never the HTML of a proxy error", () => {
    expect(loginExplanation(new ApiError(503, body('Layanan sedang tidak tersedia.')))).toBe(
      'Layanan sedang tidak tersedia.',
    );
    expect(loginExplanation(new ApiError(502, '<html>Bad Gateway</html>'))).toContain(
      'tidak dapat dihubungi',
    );
  });

  it('says that the server cannot be reached when no response arrived', () => {
    expect(loginExplanation(new TypeError('Failed to fetch'))).toContain('tidak dapat dihubungi');
  });
});

describe('waitAfter', () => {
  it('returns the Retry-After seconds of a 429, and 0 for a wrong password', () => {
    expect(waitAfter(new ApiError(429, body('Terlalu banyak'), 8))).toBe(8);
    expect(waitAfter(new ApiError(401, body('Kata sandi salah')))).toBe(0);
  });
});
