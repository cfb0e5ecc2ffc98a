import { describe, expect, it } from '@jest/globals';
import { chooseEncoding } from './accepted-encoding.js';

const all = ['br', 'gzip', 'identity'] as const;

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0 , gzip;q=0.0 ', 'identity'],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['x-br, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip;q=0.1', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.2, gzip;q=0.5', 'gzip'],
    ['br;q=nonsense, gzip', 'gzip'],
    [',,;;q=1,', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(chooseEncoding(header, all)).toBe(encoding);
    // The same again, from what is remembered of the header.
    expect(chooseEncoding(header, all)).toBe(encoding);
  });

  it('sends only what is offered', () => {
    expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
  });

  it('is not filled by those who invent headers', () => {
    for (let n = 0; n < 1000; n += 1) expect(chooseEncoding(`gzip, x-${n}`, all)).toBe('gzip');
  });
});
