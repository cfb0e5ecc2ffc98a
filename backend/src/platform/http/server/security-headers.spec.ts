import { describe, expect, it } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

const headersOf = (publicUrl: string) => securityHeaders({ publicUrl, devServer: undefined });

describe('security headers', () => {
  it('tell browsers to use only https for a year if the shop has an https address', () => {
    const name = 'strict-transport-security';
    expect(headersOf('https://toko.example')[name]).toBe('max-age=31536000');
    expect(headersOf('http://localhost:3000')).not.toHaveProperty(name);
  });

  it('allow no other site to read a response', () => {
    const names = Object.keys(headersOf('https://toko.example'));
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
