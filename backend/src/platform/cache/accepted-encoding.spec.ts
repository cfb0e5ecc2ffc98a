import { describe, expect, it } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding.js';
import situations from './accepted-encoding.spec.json' with { type: 'json' };

const all = ['br', 'gzip', 'identity'] as const;

describe('acceptedEncoding', () => {
  it.each(situations.headers)('picks for the header %j the encoding %s', (header, encoding) => {
    expect(acceptedEncoding(header ?? undefined, all)).toBe(encoding);
    // The second result comes from the cache of parsed headers.
    expect(acceptedEncoding(header ?? undefined, all)).toBe(encoding);
  });

  it('picks only an available encoding', () => {
    expect(acceptedEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
    expect(acceptedEncoding('br, gzip', ['identity'])).toBe('identity');
  });

  it('picks the right encoding even when its cache of parsed headers is full', () => {
    for (let n = 0; n < 1000; n += 1) expect(acceptedEncoding(`gzip, x-${n}`, all)).toBe('gzip');
  });
});
