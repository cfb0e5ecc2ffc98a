import { describe, expect, it } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding.js';

const all = ['br', 'gzip', 'identity'] as const;

describe('acceptedEncoding', () => {
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
  ])('picks for the header %j the encoding %s', (header, encoding) => {
    expect(acceptedEncoding(header, all)).toBe(encoding);
    // The second result comes from the cache of parsed headers.
    expect(acceptedEncoding(header, all)).toBe(encoding);
  });

  it('picks only an available encoding', () => {
    expect(acceptedEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
    expect(acceptedEncoding('br, gzip', ['identity'])).toBe('identity');
  });

  it('picks the right encoding even when its cache of parsed headers is full', () => {
    for (let n = 0; n < 1000; n += 1) expect(acceptedEncoding(`gzip, x-${n}`, all)).toBe('gzip');
  });
});
