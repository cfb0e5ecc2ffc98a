import { describe, expect, it } from '@jest/globals';
import { loggedError, loggedPath } from './log.module.js';

describe('the log', () => {
  it('has paths without the query and without the token of an upload URL', () => {
    expect(loggedPath('/api/products?q=secret')).toBe('/api/products');
    expect(loggedPath('/api/objects/quarantine/abc.def?signature=x')).toBe('/api/objects/quarantine');
  });

  it("has database errors without the query's values", () => {
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
