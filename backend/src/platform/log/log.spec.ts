import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './logged-path.js';
import { loggedError, requestId } from './log.module.js';

describe('the log', () => {
  it('contains no query strings and no tokens of upload or preview URLs', () => {
    expect(loggedPath('/api/products?q=secret')).toBe('/api/products');
    expect(loggedPath('/api/objects/quarantine/abc.def?signature=x')).toBe('/api/objects/quarantine');
    for (const path of [
      '/pratinjau/',
      '/Pratinjau/',
      '//pratinjau//',
      '/api/previews/',
      '/API/objects/quarantine/',
    ])
      expect(loggedPath(`${path}abc/def`)).not.toContain('abc');
    expect(loggedPath('/pratinjau/abc')).toBe('/pratinjau');
  });

  it("contains a trusted proxy's valid request id, or else a new request id", () => {
    const headers = { 'x-request-id': '0b1f6a52-2f7e-4c1b-9a4e-6a4f3f0f6a11' };
    expect(requestId(headers, 1)).toBe(headers['x-request-id']);
    const uuid = /^[\da-f]{8}-[\da-f-]{27}$/u;
    expect(requestId(headers, 0)).toMatch(uuid);
    expect(requestId(headers, 0)).not.toBe(headers['x-request-id']);
    expect(requestId({ 'x-request-id': 'a\nb' }, 1)).toMatch(uuid);
  });

  it('contains database errors without the parameters of the query', () => {
    const error = Object.assign(new Error('failed'), {
      query: 'INSERT …',
      parameters: ['$argon2id$secret'],
      driverError: { detail: 'secret' },
      code: '23505',
    });
    const logged = JSON.stringify(loggedError(error));
    expect(logged).not.toContain('secret');
    expect(logged).toContain('23505');
  });
});
